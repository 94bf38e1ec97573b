import { beforeAll, describe, expect, it } from "vitest"
import { api, sql } from "../harness"
import {
  admin,
  changesOf,
  customer,
  handOver,
  handoverOf,
  orderedAlone,
  out,
  reservationOf,
  startHandovers,
  takeBack,
  undo,
} from "./handover-support"

beforeAll(startHandovers)

// The shop's clock shows Tuesday, 24 November 2026.
describe("undoing a hand-over", () => {
  it("lets the rental be to come as before, without its protocol, and keeps why", async () => {
    const { id, orderId, serial_number } = await orderedAlone("rtc-360")
    expect(await handoverOf(id)).toMatchObject({ hand_over_from: "2026-11-24", undo_until: null })
    await handOver(id, serial_number)
    expect(await handoverOf(id)).toMatchObject({ undo_until: "2026-11-25", protocols: [{ kind: "hand_over" }] })

    expect((await undo(id, "")).body).toEqual({ reason: ["Bitte begründen"] })
    expect((await undo(id)).status).toBe(200)

    expect((await reservationOf(orderId)).status).toBe("reserved")
    expect((await handoverOf(id)).protocols).toEqual([])
    const [entry] = await sql(
      "select after from audit_entry where subject_id = $1 and action = 'rental.hand-over-undo'",
      id,
    )
    expect(entry.after).toEqual({ state: "reserved", reason: "Falsche Miete" })
    expect([(await undo(id)).status, (await undo(id)).body.code]).toEqual([409, "not_handed_over"])
    expect((await handOver(id, serial_number)).status).toBe(200)
  })

  it("ends when the rental has begun; then the unit is taken back", async () => {
    const { id, orderId } = await out("blk-360-g2", "2026-11-27")
    const { status, body } = await undo(id)
    expect([status, body.code]).toEqual([409, "too_late"])
    expect((await reservationOf(orderId)).status).toBe("handed_over")
    await sql("update rental_reservation set status = 'cancelled' where id = $1", id)
  })

  it("waits until a damage is waived; till then the unit is taken back, on the eve too", async () => {
    const { id, orderId, serial_number } = await orderedAlone("blk-360-g2")
    expect((await handOver(id, serial_number)).status).toBe(200)
    const damage = { key: "undo-damage-1", description: "Kratzer am Gehäuse", charge: "120.00", photos: [] }
    expect((await admin("POST", `/admin/rental/reservations/${id}/damages`, damage)).status).toBe(200)
    const { status, body } = await undo(id)
    expect([status, body.code]).toEqual([409, "too_late"])
    const [charged] = await sql<{ id: string }>("select id from rental_change where order_id = $1", orderId)
    expect((await admin("POST", `/admin/rental/changes/${charged.id}/waive`, { note: "War schon da" })).status).toBe(
      200,
    )
    expect((await undo(id)).status).toBe(200)

    expect((await handOver(id, serial_number)).status).toBe(200)
    expect((await takeBack(id, "2026-11-23")).body).toHaveProperty("returned_on")
    expect((await takeBack(id, "2026-11-24")).body).toMatchObject({ late_days: 0, late_fee: "0.00" })
    expect(await changesOf(orderId)).toContainEqual({ kind: "early_return", fee: 0, day: "2026-11-24" })
  })

  it("is for rentals that there are, by staff", async () => {
    expect((await undo("rres_nix")).status).toBe(404)
    const path = "/../../../admin/rental/reservations/rres_nix/hand-over/undo"
    expect((await api("POST", path, { token: customer.token, body: { reason: "x" } })).status).toBe(401)
  })
})
