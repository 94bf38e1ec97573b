import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { StaffToday } from "#shop/fleet/wire/staff-today"
import type { StaffTogether, TakenBackTogether } from "#shop/fleet/wire/staff-together"
import type { Order } from "#shop/orders/wire/order"
import { api, mails, sql, staffToken, until } from "../harness"
import { target } from "../harness/target"
import { admin, allAtHome, customer, ordered, startHandovers } from "./handover-support"

beforeAll(startHandovers)

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
)

async function signature(): Promise<string> {
  const address = new URL("/admin/files?use=signature&name=bild.png", target().baseUrl)
  const headers = { authorization: `Bearer ${await staffToken()}` }
  return (await (await fetch(address, { method: "POST", headers, body: PNG })).json()).id
}

type Rental = Awaited<ReturnType<typeof ordered>>
let rentals: Rental[]

// The shop's clock shows Tuesday, 24 November 2026. Three rentals of a customer begin tomorrow, one in December.
beforeEach(async () => {
  await allAtHome()
  rentals = []
  for (const handle of ["blk-3d", "blk-3d", "rtc-360"]) rentals.push(await ordered(handle))
})

const UNSIGNED = { signer: "", signature: null, unsigned_reason: "Versand" }
const FOUND = { checklist: [{ text: "Stativ", is_checked: true }], note: "", photos: [] }
const given = (rental: Rental, changes: object = {}) => ({
  ...{ reservation_id: rental.id, serial_number: rental.serial_number, is_exchanged: false },
  ...FOUND,
  ...changes,
})
const back = (rental: Pick<Rental, "id">, changes: object = {}) => ({
  ...{ reservation_id: rental.id, damage: null },
  ...FOUND,
  ...changes,
})
type Refused = Record<string, string[]> & { code?: string; can_exchange?: boolean }
const handOverAll = (units: object[], signed: object = UNSIGNED) =>
  admin<Refused>("POST", "/admin/rental/together/hand-over", { units, ...signed })
const takeAllBack = (units: object[], changes: object = {}) =>
  admin<TakenBackTogether & Refused>("POST", "/admin/rental/together/return", {
    ...{ returned_on: "2026-11-24", is_waived: false, waiver_reason: "", units },
    ...UNSIGNED,
    ...changes,
  })
const together = async (id: string) =>
  (await admin<StaffTogether>("GET", `/admin/rental/reservations/${id}/together`)).body
const statesOf = async () =>
  Object.fromEntries(
    (await sql<{ id: string; status: string }>("select id, status from rental_reservation")).map(({ id, status }) => [
      id,
      status,
    ]),
  )
const begun = () => sql("update rental_reservation set start_day = '2026-11-20', window_start = '2026-11-20'")

describe("several units", () => {
  it("are offered with each other if they may be handed over by now", async () => {
    const later = await ordered("rtc-360", ["2026-12-07", "2026-12-08"])
    const { step, rentals: found } = await together(rentals[1].id)
    expect(step).toBe("hand_over")
    expect(found.map(({ reservation_id }) => reservation_id).sort()).toEqual(rentals.map(({ id }) => id).sort())
    expect((await together(later.id)).rentals.map(({ reservation_id }) => reservation_id)).toContain(later.id)
    const { body } = await admin<StaffToday>("GET", "/admin/rental/today")
    expect(body.errands.map(({ together: count }) => count)).toEqual([3, 1, 1])
    expect((await admin("GET", "/admin/rental/reservations/rres_nix/together")).status).toBe(404)
  })

  it("are handed over with one signature, each with its protocol, told in one mail for each order", async () => {
    const signed = { signer: "Petra Zimmermann", signature: await signature(), unsigned_reason: "" }
    const { status } = await handOverAll(
      rentals.map((rental) => given(rental)),
      signed,
    )
    expect(status).toBe(200)
    expect(Object.values(await statesOf())).toEqual(["handed_over", "handed_over", "handed_over"])
    const protocols = await sql(
      "select signer, signature_id, serial_number from rental_protocol where deleted_at is null",
    )
    expect(protocols).toHaveLength(3)
    expect(new Set(protocols.map(({ signature_id }) => signature_id))).toEqual(new Set([signed.signature]))
    const { protocols: read } = (await api<Order>("GET", `/orders/${rentals[0].orderId}/`, { token: customer.token }))
      .body
    expect(read.map(({ kind }) => kind)).toEqual(["hand_over"])
    const path = `/backend/api/v1/orders/${rentals[2].orderId}/protocols/`
    const [{ id }] = await sql("select id from rental_protocol where order_id = $1", rentals[2].orderId)
    const answer = await fetch(new URL(`${path}${id}/pdf`, target().baseUrl), {
      headers: { authorization: `Token ${customer.token}` },
    })
    expect(answer.headers.get("content-type")).toBe("application/pdf")
    const told = () => mails().filter(({ subject }) => subject.startsWith("Übergabeprotokoll"))
    await until("a mail for each order", () => told().length === 3)
    const audited = await sql("select subject_id from audit_entry where action = 'rental.hand-over'")
    expect(new Set(audited.map(({ subject_id }) => subject_id))).toEqual(new Set(rentals.map(({ id: one }) => one)))
  })

  it("may go out crosswise: each rental has the unit that was scanned for it", async () => {
    const [first, second] = rentals
    const { status } = await handOverAll([
      given(first, { serial_number: second.serial_number }),
      given(second, { serial_number: first.serial_number }),
    ])
    expect(status).toBe(200)
    const found = await sql("select id, unit_id from rental_reservation where id = any($1)", [first.id, second.id])
    expect(new Map(found.map(({ id, unit_id }) => [id, unit_id]))).toEqual(
      new Map([
        [first.id, second.unit_id],
        [second.id, first.unit_id],
      ]),
    )
  })

  it.each([
    ["a serial number that there isn't", { serial_number: "XYZ-999" }, "units.1.serial_number"],
    ["none", { serial_number: "" }, "units.1.serial_number"],
    ["photos that aren't there", { photos: ["file_nix"] }, "units.1.photos"],
    ["a rental that there isn't", { reservation_id: "rres_nix" }, "units.1.unit"],
  ])("stay where they are, if one has %s", async (_case, changes, field) => {
    const { status, body } = await handOverAll([given(rentals[0]), given(rentals[1], changes), given(rentals[2])])
    expect([status, Object.keys(body)]).toEqual([status === 404 ? 404 : 400, [field]])
    expect(Object.values(await statesOf())).toEqual(["reserved", "reserved", "reserved"])
  })

  it("stay where they are, if one is scanned twice, one is out already, or nobody signed", async () => {
    const serial = { serial_number: rentals[0].serial_number.toLowerCase() }
    const twice = await handOverAll([given(rentals[0]), given(rentals[1], serial)])
    expect(Object.keys(twice.body)).toEqual(["units.1.serial_number"])
    expect(Object.keys((await handOverAll([given(rentals[0])], { ...UNSIGNED, unsigned_reason: "" })).body)).toEqual([
      "signature",
    ])
    expect((await handOverAll([])).status).toBe(400)
    expect((await handOverAll([given(rentals[0])])).status).toBe(200)
    const again = await handOverAll(rentals.map((rental) => given(rental)))
    expect([again.status, again.body.code, Object.keys(again.body)]).toMatchObject([409, "already_handed_over", {}])
    expect(again.body["units.0.unit"]).toEqual(["Das Gerät ist bereits übergeben."])
    expect((await statesOf())[rentals[1].id]).toBe("reserved")
  })

  it("come back in part: what isn't named stays out, and comes back another day", async () => {
    await handOverAll(rentals.map((rental) => given(rental)))
    await begun()
    const { body } = await takeAllBack([back(rentals[0]), back(rentals[2])])
    expect(body.units).toEqual([
      { late_days: 0, late_fee: "0.00", damage: "0.00", parts: "0.00" },
      { late_days: 0, late_fee: "0.00", damage: "0.00", parts: "0.00" },
    ])
    const states = await statesOf()
    expect(rentals.map(({ id }) => states[id])).toEqual(["returned", "handed_over", "returned"])
    const { step, rentals: rest } = await together(rentals[1].id)
    expect([step, rest.map(({ reservation_id }) => reservation_id)]).toEqual(["return", [rentals[1].id]])
    expect(rest[0].checklist).toContain("Stativ")
    expect((await takeAllBack([back(rentals[1])])).status).toBe(200)
  })

  it("come back late and damaged, each with what it owes", async () => {
    await handOverAll(rentals.map((rental) => given(rental)))
    await sql(
      "update rental_reservation set start_day = '2026-11-18', end_day = '2026-11-20', window_start = '2026-11-18' where id = $1",
      rentals[0].id,
    )
    await sql(
      "update rental_reservation set start_day = '2026-11-20', window_start = '2026-11-20' where id <> $1",
      rentals[0].id,
    )
    const damage = { key: "damage-0001", description: "Kratzer", charge: "80.00", photos: [] }
    const unsaid = await takeAllBack([back(rentals[1]), back(rentals[2], { damage: { ...damage, description: "" } })])
    expect(Object.keys(unsaid.body)).toEqual(["units.1.damage.description"])
    const waived = await takeAllBack([back(rentals[0])], { is_waived: true })
    expect(Object.keys(waived.body)).toEqual(["waiver_reason"])
    const { body } = await takeAllBack([back(rentals[0]), back(rentals[2], { damage })])
    expect(body.units.map(({ late_days, damage: charged }) => [late_days, charged])).toEqual([
      [4, "0.00"],
      [0, "80.00"],
    ])
    const changes = await sql("select kind from rental_change order by kind")
    expect(changes.map(({ kind }) => kind)).toEqual(["damage", "early_return", "late_return"])
  })
})
