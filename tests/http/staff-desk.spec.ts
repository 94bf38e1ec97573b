import { beforeAll, describe, expect, it } from "vitest"
import type { Order } from "../../src/contract"
import type { StaffDesk, TakenBack, UnitPromised, WrongMoment } from "../../src/contract/staff-desk"
import type { StaffToday } from "../../src/contract/staff-today"
import { api, checkoutForm, type SignedInCustomer, signedInCustomer, sql, staff } from "../harness"
import { cartWithRental } from "./cart-support"

let admin: Awaited<ReturnType<typeof staff>>
let customer: SignedInCustomer
beforeAll(async () => {
  admin = await staff()
  customer = await signedInCustomer()
  await sql("delete from rental_reservation")
})

// The shop's clock shows Tuesday, 24 November 2026.
async function ordered(handle: string, period: [string, string] = ["2026-11-25", "2026-11-27"]) {
  const cart = await cartWithRental(handle, period)
  const { body } = await api("POST", `/checkout/${cart}/`, {
    token: customer.token,
    body: checkoutForm(customer.email),
  })
  return { orderId: body.id as string, ...(await reservationOf(body.id)) }
}
interface Reservation {
  id: string
  status: string
  unit_id: string
  window_end: string
  serial_number: string
  product_id: string
}
async function reservationOf(orderId: string): Promise<Reservation> {
  const [row] = await sql<Reservation>(
    `select r.id, r.status, r.unit_id, r.window_end::text, u.serial_number, u.product_id
       from rental_reservation r join rental_unit u on u.id = r.unit_id where r.order_id = $1`,
    orderId,
  )
  return row
}
const UNSIGNED = { checklist: [], note: "", photos: [], signer: "", signature: null, unsigned_reason: "Versand" }
const handOver = (id: string, serial_number: string, changes: object = {}) =>
  admin<Partial<UnitPromised> & Record<"non_field_errors" | "serial_number", string[]>>(
    "POST",
    `/admin/rental/reservations/${id}/hand-over`,
    {
      serial_number,
      is_exchanged: false,
      ...UNSIGNED,
      note: "Koffer vollständig",
      ...changes,
    },
  )
const takeBack = (id: string, returned_on: string, changes: object = {}) =>
  admin<TakenBack & WrongMoment>("POST", `/admin/rental/reservations/${id}/return`, {
    returned_on,
    is_waived: false,
    waiver_reason: "",
    damage: null,
    ...UNSIGNED,
    ...changes,
  })
/** A rental of CHF 90.00 a day that is out since Monday, 16 November, and was due on the given day. */
async function out(handle: string, end: string) {
  const rental = await ordered(handle, ["2026-12-07", "2026-12-09"])
  await sql(
    "update rental_reservation set status = 'cancelled' where unit_id = $1 and id <> $2",
    rental.unit_id,
    rental.id,
  )
  await sql(
    `update rental_reservation set status = 'handed_over', start_day = '2026-11-16', end_day = $2,
        window_start = '2026-11-16', window_end = $2 where id = $1`,
    rental.id,
    end,
  )
  const [{ price }] = await sql(
    `select (line.metadata->'rental'->>'pricePerDay')::int as price from order_line_item line
       join order_item item on item.item_id = line.id where item.order_id = $1 and line.metadata ? 'rental'`,
    rental.orderId,
  )
  return { ...rental, pricePerDay: price as number }
}
const changesOf = (orderId: string) =>
  sql("select kind, fee, day::text from rental_change where order_id = $1", orderId)

/** As `ordered`, with all units of the product at home. */
async function orderedAlone(handle: string) {
  const { id, ...rental } = await ordered(handle, ["2027-02-15", "2027-02-17"])
  await sql(
    "update rental_reservation set status = 'cancelled' where product_id = $1 and id <> $2",
    rental.product_id,
    id,
  )
  await sql(
    `update rental_reservation set start_day = '2026-11-25', end_day = '2026-11-27', window_start = '2026-11-25',
        window_end = '2026-11-27' where id = $1`,
    id,
  )
  return { id, ...rental }
}
const undo = (id: string, reason = "Falsche Miete") =>
  admin<Partial<WrongMoment> & { reason?: string[] }>("POST", `/admin/rental/reservations/${id}/hand-over/undo`, {
    reason,
  })
const deskOf = async (id: string) => (await admin<StaffDesk>("GET", `/admin/rental/reservations/${id}`)).body

let waiting: Awaited<ReturnType<typeof ordered>> | undefined

describe("handing over", () => {
  it("marks the rental, keeps the unit by its serial number, however typed, and who did it", async () => {
    const { id, orderId, serial_number } = await ordered("rtc-360")
    expect((await handOver(id, serial_number.toLowerCase())).status).toBe(200)
    expect((await reservationOf(orderId)).status).toBe("handed_over")
    const [entry] = await sql("select action, after from audit_entry where subject_id = $1", id)
    expect(entry).toMatchObject({ action: "rental.hand-over", after: { note: "Koffer vollständig" } })
    const again = await handOver(id, serial_number)
    expect([again.status, again.body]).toEqual([
      409,
      { code: "already_handed_over", non_field_errors: ["Das Gerät ist bereits übergeben."] },
    ])
    expect((await handOver("rres_nix", serial_number)).status).toBe(404)
  })

  it("is tried before anything is written", async () => {
    const { id, orderId, serial_number } = await orderedAlone("rtc-360")
    const check = (serial: string) =>
      admin("POST", `/admin/rental/reservations/${id}/unit-check`, { serial_number: serial, is_exchanged: false })
    const { status, body } = await check(serial_number.toLowerCase())
    expect([status, body]).toEqual([200, { serial_number, is_provided: true }])
    expect((await reservationOf(orderId)).status).toBe("reserved")
    expect((await check("XYZ-999")).status).toBe(400)
  })

  it("takes another unit of the product, if it is the one at hand", async () => {
    const { id, orderId, unit_id, product_id } = await ordered("blk-360-g2")
    const [other] = await sql(
      `select id, serial_number from rental_unit where product_id = $1 and id <> $2 and is_in_service
         and coalesce(calibration_due >= '2026-12-31', true) limit 1`,
      product_id,
      unit_id,
    )
    expect((await handOver(id, other.serial_number)).status).toBe(200)
    expect((await reservationOf(orderId)).unit_id).toBe(other.id)
  })

  it("refuses a unit that is promised to somebody else by name", async () => {
    const mine = await ordered("blk-3d")
    const theirs = await ordered("blk-3d")
    await sql("update rental_reservation set is_pinned = true where id = $1", theirs.id)
    const { status, body } = await handOver(mine.id, theirs.serial_number)
    expect([status, body.conflicts, body.can_exchange]).toEqual([409, [theirs.id], true])
    expect(body.non_field_errors).toEqual([expect.stringMatching(/ist fest versprochen: Bestellung W-\d+, Muster/)])
    expect((await reservationOf(mine.orderId)).status).toBe("reserved")

    const { status: exchanged } = await handOver(mine.id, theirs.serial_number, { is_exchanged: true })
    expect(exchanged).toBe(200)
    expect((await reservationOf(mine.orderId)).unit_id).toBe(theirs.unit_id)
    expect((await reservationOf(theirs.orderId)).unit_id).toBe(mine.unit_id)
  })

  it("refuses a unit that somebody still has, and offers no exchange", async () => {
    const mine = await ordered("blk-2-go")
    const theirs = await ordered("blk-2-go")
    await sql("update rental_reservation set status = 'handed_over' where id = $1", theirs.id)
    const { status, body } = await handOver(mine.id, theirs.serial_number, { is_exchanged: true })
    expect([status, body.can_exchange]).toEqual([409, false])
    expect(body.non_field_errors[0]).toContain("ist noch bei")
  })

  it("refuses a unit that is late by name, though it is promised to this rental", async () => {
    const next = await ordered("nivelliergeraet-set")
    const late = await ordered("nivelliergeraet-set", ["2027-02-15", "2027-02-17"])
    await sql(
      `update rental_reservation set status = 'handed_over', unit_id = $2, start_day = '2026-11-16',
          end_day = '2026-11-20', window_start = '2026-11-16', window_end = '2026-11-20' where id = $1`,
      late.id,
      next.unit_id,
    )
    const { status, body } = await handOver(next.id, next.serial_number)
    expect([status, body.conflicts, body.can_exchange]).toEqual([409, [late.id], false])
    expect(body.non_field_errors).toEqual([
      expect.stringMatching(new RegExp(`^${next.serial_number} ist noch bei: Bestellung W-\\d+, Muster`)),
    ])
    const { body: board } = await admin<StaffToday>("GET", "/admin/rental/today")
    const errand = board.errands.find(({ reservation_id }) => reservation_id === late.id)
    expect(errand?.endangers.map(({ reservation_id }) => reservation_id)).toEqual([next.id])
  })

  it.each([
    ["on Tuesday for Thursday", ["2026-11-26", "2026-11-27"], "Mi 25.11.2026"],
    ["months before", ["2027-02-15", "2027-02-17"], "Fr 12.2.2027"],
  ] as const)("is refused %s, and named the day from which it may be", async (_case, [start, end], from) => {
    const { id, orderId, serial_number } = await ordered("blk-3d", [start, end])
    const { status, body } = await handOver(id, serial_number)
    expect([status, body]).toMatchObject([
      409,
      { code: "too_early", non_field_errors: [expect.stringContaining(from)] },
    ])
    expect((await reservationOf(orderId)).status).toBe("reserved")
    await sql("update rental_reservation set status = 'cancelled' where id = $1", id)
  })

  it.each([
    ["neither signed nor explained", { unsigned_reason: "" }, "signature"],
    ["signed by nobody", { signature: "file_nix", unsigned_reason: "" }, "signer"],
    ["with a signature that isn't there", { signature: "file_nix", signer: "Anna" }, "signature"],
    ["with photos that aren't there", { photos: ["file_nix"] }, "photos"],
    ["with seven photos", { photos: Array.from({ length: 7 }, (_, index) => `file_${index}`) }, "photos"],
    ["with a list that is none", { checklist: "alles da" }, "checklist"],
  ])("is refused %s, and nothing has happened", async (_case, changes, field) => {
    waiting ??= await orderedAlone("rtc-360")
    const { status, body } = await handOver(waiting.id, waiting.serial_number, changes)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
    expect((await reservationOf(waiting.orderId)).status).toBe("reserved")
  })

  it.each([
    ["that there isn't", "XYZ-999"],
    ["of another product", "NIV-001"],
    ["", ""],
  ])("refuses a serial number %s", async (_case, serial) => {
    const { id } = await ordered("rtc-360", ["2027-02-01", "2027-02-02"])
    const { status, body } = await handOver(id, serial)
    expect([status, Object.keys(body)]).toEqual([400, ["serial_number"]])
  })

  it("refuses a unit out of service", async () => {
    const { id, unit_id, serial_number } = await ordered("mobile-mapping-set")
    await sql("update rental_unit set calibration_due = '2026-11-23' where id = $1", unit_id)
    const { status, body } = await handOver(id, serial_number)
    expect([status, body]).toEqual([400, { serial_number: ["Dieses Gerät ist ausser Betrieb."] }])
  })
})

describe("undoing a hand-over", () => {
  it("lets the rental be to come as before, without its protocol, and keeps why", async () => {
    const { id, orderId, serial_number } = await orderedAlone("rtc-360")
    expect(await deskOf(id)).toMatchObject({ hand_over_from: "2026-11-24", undo_until: null })
    await handOver(id, serial_number)
    expect(await deskOf(id)).toMatchObject({ undo_until: "2026-11-25", protocols: [{ kind: "hand_over" }] })

    expect((await undo(id, "")).body).toEqual({ reason: ["Bitte begründen"] })
    expect((await undo(id)).status).toBe(200)

    expect((await reservationOf(orderId)).status).toBe("reserved")
    expect((await deskOf(id)).protocols).toEqual([])
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

  it("is for rentals that there are, by staff", async () => {
    expect((await undo("rres_nix")).status).toBe(404)
    const path = "/../../../admin/rental/reservations/rres_nix/hand-over/undo"
    expect((await api("POST", path, { token: customer.token, body: { reason: "x" } })).status).toBe(401)
  })
})

it("names at the counter that the calibration ends within the rental", async () => {
  const { id, unit_id } = await orderedAlone("rtc-360")
  await sql("update rental_unit set calibration_due = '2026-11-26' where id = $1", unit_id)
  expect((await deskOf(id)).calibration_ends_on).toBe("2026-11-26")
  await sql("update rental_unit set calibration_due = '2026-11-27' where id = $1", unit_id)
  expect((await deskOf(id)).calibration_ends_on).toBeNull()
})

it("lets a unit be out once only, whatever is written to the database", async () => {
  const first = await ordered("blk-2-go", ["2027-03-08", "2027-03-09"])
  const second = await ordered("blk-2-go", ["2027-03-15", "2027-03-16"])
  const goesOut = (id: string) =>
    sql("update rental_reservation set status = 'handed_over', unit_id = $2 where id = $1", id, first.unit_id)
  await sql(
    "update rental_reservation set status = 'returned' where unit_id = $1 and status = 'handed_over'",
    first.unit_id,
  )
  await goesOut(first.id)
  await expect(goesOut(second.id)).rejects.toThrow("rental_reservation_out_once")
  await sql("update rental_reservation set status = 'cancelled' where id = any($1)", [first.id, second.id])
})

describe("taking back", () => {
  it("in time changes nothing about the order", async () => {
    const { id, orderId } = await out("blk-360-g2", "2026-11-24")
    const { status, body } = await takeBack(id, "2026-11-24")
    expect([status, body]).toEqual([200, { late_days: 0, late_fee: "0.00", damage: "0.00" }])
    expect((await reservationOf(orderId)).status).toBe("returned")
    expect(await changesOf(orderId)).toEqual([])
    const again = await takeBack(id, "2026-11-24")
    expect([again.status, again.body.code]).toEqual([409, "already_returned"])
  })

  it("late adds a rental day for each day begun, Sunday included, shown to the customer", async () => {
    const { id, orderId, pricePerDay } = await out("blk-360-g2", "2026-11-20")
    const fee = 4 * pricePerDay
    const { body } = await takeBack(id, "2026-11-24")
    expect(body).toEqual({ late_days: 4, late_fee: (fee / 100).toFixed(2), damage: "0.00" })
    expect(await changesOf(orderId)).toEqual([{ kind: "late_return", fee, day: "2026-11-24" }])
    const { body: order } = await api<Order>("GET", `/orders/${orderId}/`, { token: customer.token })
    expect(order.changes).toEqual([expect.objectContaining({ kind: "late_return", fee: (fee / 100).toFixed(2) })])
  })

  it("late is free where staff waive it and say why", async () => {
    const { id, orderId } = await out("blk-2-go", "2026-11-20")
    expect((await takeBack(id, "2026-11-24", { is_waived: true })).body).toEqual({
      waiver_reason: ["Bitte begründen"],
    })
    const { body } = await takeBack(id, "2026-11-24", { is_waived: true, waiver_reason: "Stau am Gotthard" })
    expect(body).toEqual({ late_days: 4, late_fee: "0.00", damage: "0.00" })
    expect(await changesOf(orderId)).toEqual([{ kind: "waiver", fee: 0, day: "2026-11-24" }])
  })

  it("counts from the day on which it was given back, which may be before today", async () => {
    const { id } = await out("blk-2-go", "2026-11-20")
    expect((await takeBack(id, "2026-11-21")).body.late_days).toBe(1)
  })

  it("early frees the unit, at the whole rent", async () => {
    const { id, orderId } = await out("nivelliergeraet-set", "2026-12-04")
    const { body } = await takeBack(id, "2026-11-24")
    expect(body).toEqual({ late_days: 0, late_fee: "0.00", damage: "0.00" })
    expect(await changesOf(orderId)).toEqual([{ kind: "early_return", fee: 0, day: "2026-11-24" }])
    expect((await reservationOf(orderId)).window_end < "2026-12-04").toBe(true)
  })

  it.each([
    ["2026-11-25", "returned_on"],
    ["2026-11-15", "returned_on"],
    ["2026-02-30", "returned_on"],
    ["gestern", "returned_on"],
  ])("on %s is refused", async (day, field) => {
    const { id, orderId } = await out("blk-360-g2", "2026-11-20")
    const { status, body } = await takeBack(id, day)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
    expect((await reservationOf(orderId)).status).toBe("handed_over")
    await sql("delete from rental_reservation where id = $1", id)
  })
})
