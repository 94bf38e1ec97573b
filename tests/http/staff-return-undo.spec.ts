import { beforeEach, describe, expect, it } from "vitest"
import { api, sql } from "../harness"
import {
  admin,
  allAtHome,
  customer,
  handOver,
  handoverOf,
  ordered,
  orderedAlone,
  out,
  reservationOf,
  startHandovers,
  takeBack,
} from "./handover-support"
import { allPartsThere, countedBack, outWithSet } from "./parts-support"

let isStarted = false
beforeEach(async () => {
  if (!isStarted) await startHandovers()
  isStarted = true
  await allAtHome()
  await allPartsThere()
})

const undoReturn = (id: string, reason = "War noch auf der Baustelle") =>
  admin<{ code?: string; non_field_errors?: string[]; conflicts?: string[]; reason?: string[] }>(
    "POST",
    `/admin/rental/reservations/${id}/return/undo`,
    { reason },
  )
const standing = (orderId: string) =>
  sql("select kind from rental_change where order_id = $1 and deleted_at is null", orderId)

// The shop's clock shows Tuesday, 24 November 2026.
describe("undoing a return", () => {
  /** Out on the eve of three days, and back at once. */
  async function backTooSoon() {
    const rental = await orderedAlone("rtc-360")
    await handOver(rental.id, rental.serial_number)
    expect((await takeBack(rental.id, "2026-11-24")).status).toBe(200)
    return rental
  }

  it("lets the rental be out as before, on its days, without the protocol of its return, and keeps why", async () => {
    const { id, orderId, unit_id, serial_number } = await backTooSoon()
    const [{ last }] = await sql<{ last: string }>("select coalesce(max(position), 0) as last from outbox_event")
    expect(await handoverOf(id)).toMatchObject({ state: "returned", can_undo_return: true, undo_until: null })
    expect((await undoReturn(id, "")).body).toEqual({ reason: ["Bitte begründen"] })
    expect((await undoReturn(id)).status).toBe(200)

    const now = await reservationOf(orderId)
    expect(now).toMatchObject({ status: "handed_over", unit_id, serial_number })
    expect(now.window_end >= "2026-11-27").toBe(true)
    expect(await handoverOf(id)).toMatchObject({ can_undo_return: false, protocols: [{ kind: "hand_over" }] })
    expect(await standing(orderId)).toEqual([])
    const told = "select type, data->>'change' as change from outbox_event where subject_id = $1 and position > $2"
    expect(await sql(told, id, last)).toEqual([{ type: "rental.changed", change: "return_undone" }])
    const logged = "select after from audit_entry where subject_id = $1 and action = 'rental.return-undo'"
    expect(await sql(logged, id)).toEqual([{ after: { state: "handed_over", reason: "War noch auf der Baustelle" } }])
    expect((await undoReturn(id)).body.code).toBe("already_handed_over")

    await sql("update rental_reservation set start_day = '2026-11-20', end_day = '2026-11-23' where id = $1", id)
    expect((await takeBack(id, "2026-11-24")).body).toMatchObject({ late_days: 1 })
    expect(await standing(orderId)).toEqual([{ kind: "late_return" }])
  })

  it("is refused as long as somebody else has the unit, or is promised it by name, and says who", async () => {
    const { id, orderId, unit_id } = await backTooSoon()
    const theirs = await ordered("rtc-360", ["2027-03-01", "2027-03-03"])
    await sql(
      `update rental_reservation set unit_id = $2, is_pinned = true, start_day = '2026-11-27', end_day = '2026-11-27',
          window_start = '2026-11-27', window_end = '2026-11-27' where id = $1`,
      ...[theirs.id, unit_id],
    )
    const promised = await undoReturn(id)
    expect([promised.status, promised.body.code, promised.body.conflicts]).toEqual([409, "unit_taken", [theirs.id]])
    await sql("update rental_reservation set status = 'handed_over' where id = $1", theirs.id)
    expect((await undoReturn(id)).body.non_field_errors).toEqual([expect.stringContaining("ist noch bei")])
    expect(await reservationOf(orderId)).toMatchObject({ status: "returned" })
    expect(await handoverOf(id)).toMatchObject({ can_undo_return: true })

    await sql("update rental_reservation set status = 'reserved', is_pinned = false where id = $1", theirs.id)
    expect((await undoReturn(id)).status).toBe(200)
    const [moved] = await sql("select unit_id from rental_reservation where id = $1", theirs.id)
    expect(moved.unit_id).not.toBe(unit_id)
  })

  it("is refused once the unit was looked at, and on another day", async () => {
    const { id, unit_id } = await backTooSoon()
    await sql("update rental_inspection set created_at = created_at - interval '1 day' where reservation_id = $1", id)
    expect((await undoReturn(id)).body).toMatchObject({
      code: "too_late",
      non_field_errors: [expect.stringContaining("nur an dem Tag")],
    })
    await sql("update rental_inspection set created_at = created_at + interval '1 day' where reservation_id = $1", id)
    const inspection = { note: "In Ordnung", repair_until: null }
    expect((await admin("POST", `/admin/rental/units/${unit_id}/inspection`, inspection)).status).toBe(200)
    expect((await undoReturn(id)).body.non_field_errors).toEqual([expect.stringContaining("geprüft")])
    expect(await handoverOf(id)).toMatchObject({ state: "returned", can_undo_return: false })
  })

  it.each([
    ["a late fee", {}],
    ["a late fee that was waived", { is_waived: true, waiver_reason: "Stau" }],
    ["a damage", { damage: { key: "undo-return-1", description: "Kratzer", charge: "50.00", photos: [] } }],
  ])("is refused with %s", async (_case, changes) => {
    const { id, orderId } = await out("blk-360-g2", "2026-11-20")
    expect((await takeBack(id, "2026-11-24", changes)).status).toBe(200)
    const before = await standing(orderId)
    expect((await undoReturn(id)).body.non_field_errors).toEqual([expect.stringContaining("verrechnet, erlassen")])
    expect(await standing(orderId)).toEqual(before)
    expect(await handoverOf(id)).toMatchObject({ state: "returned", can_undo_return: true })
  })

  it("gives the parts to the customer again, unless some were missing", async () => {
    const { id, handover } = await outWithSet()
    await takeBack(id, "2026-11-24", { parts_back: countedBack(handover) })
    expect((await undoReturn(id)).status).toBe(200)
    const again = await handoverOf(id)
    expect(again.given_parts).toEqual(handover.given_parts)
    const [first] = again.given_parts
    const lacking = countedBack(again, { [first.name]: { back: 0, settlement: "waived", reason: "Kulanz" } })
    expect((await takeBack(id, "2026-11-24", { parts_back: lacking })).status).toBe(200)
    expect((await undoReturn(id)).status).toBe(409)
  })

  it("is for rentals that came back, by staff", async () => {
    expect((await undoReturn("rres_nix")).status).toBe(404)
    expect((await undoReturn((await ordered("rtc-360")).id)).body.code).toBe("not_handed_over")
    const path = "/../../../admin/rental/reservations/rres_nix/return/undo"
    expect((await api("POST", path, { token: customer.token, body: { reason: "x" } })).status).toBe(401)
  })
})
