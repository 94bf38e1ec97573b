import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { StaffProductRentals } from "#shop/fleet/wire/staff-product-rentals"
import type { StaffToday } from "#shop/fleet/wire/staff-today"
import type { StaffUnit } from "#shop/fleet/wire/staff-units"
import type { Order } from "#shop/orders/wire/order"
import { api, checkoutForm, demoProduct, type SignedInCustomer, signedInCustomer, sql, staff } from "../harness"
import { target } from "../harness/target"
import { cartWithRental } from "./cart-support"
import { CERTIFICATE, certifyUnitOf } from "./unit-support"

let admin: Awaited<ReturnType<typeof staff>>
let product: { id: string }
let customer: SignedInCustomer
beforeAll(async () => {
  customer = await signedInCustomer()
  admin = await staff()
  product = await demoProduct("rtc-360")
})
beforeEach(async () => {
  await sql("delete from rental_protocol")
  await sql("delete from rental_reservation")
})

const read = async () => (await admin<StaffProductRentals>("GET", `/admin/rental/products/${product.id}`)).body
async function unitNamed(serial: string): Promise<StaffUnit> {
  const unit = (await read()).units.find(({ serial_number }) => serial_number === serial)
  if (!unit) throw new Error(`No unit ${serial}`)
  return unit
}
const bodyOf = ({ serial_number, note, is_in_service, calibration_due, certificate, version }: StaffUnit) => ({
  ...{ serial_number, note, is_in_service, calibration_due, version },
  certificate_id: certificate?.id ?? null,
  is_confirmed: false,
})
const change = async (serial: string, changes: object) => {
  const unit = await unitNamed(serial)
  return admin("POST", `/admin/rental/units/${unit.id}`, { ...bodyOf(unit), ...changes })
}
const add = (serial_number: string, changes: object = {}) =>
  admin("POST", "/admin/rental/units", {
    ...{ product_id: product.id, serial_number, note: "", is_in_service: true, calibration_due: null },
    certificate_id: null,
    ...changes,
  })
const auditOf = async (id: string) =>
  (await sql("select action, before, after from audit_entry where subject_id = $1 order by created_at", id)) as {
    action: string
    before: unknown
    after: unknown
  }[]
/** A rental without order from Monday to Wednesday, 7 to 9 December. */
async function rental(unit: { id: string }, note: string, more: { is_pinned?: boolean; status?: string } = {}) {
  const { is_pinned = false, status = "reserved" } = more
  await sql(
    `insert into rental_reservation
       (id, product_id, unit_id, start_day, end_day, window_start, window_end, note, is_pinned, status)
     values ($1, $2, $3, '2026-12-07', '2026-12-09', '2026-12-07', '2026-12-09', $1, $4, $5)`,
    note,
    product.id,
    unit.id,
    is_pinned,
    status,
  )
}
const unitOf = async (id: string) => (await sql("select unit_id from rental_reservation where id = $1", id))[0].unit_id
/** Units that the shop has free on 8 December. */
async function freeInTheShop() {
  const { body } = await api("GET", `/products/bookings/${product.id}/`)
  const day = body.bookedPickupBookings.find(({ rentaldate }: { rentaldate: string }) => rentaldate === "2026-12-08")
  return day?.notBooked
}

describe("a unit", () => {
  it("is added, at once to be had, and told in the audit", async () => {
    await rental(await unitNamed("RTC-001"), "taken")
    const before = await freeInTheShop()
    const { status, body } = await add("RTC-100", { note: "Ersatzgerät" })
    expect([status, body]).toEqual([201, { id: expect.any(String), moved: 0, endangered: [] }])
    expect(await freeInTheShop()).toBe(before + 1)
    expect(await unitNamed("RTC-100")).toMatchObject({ note: "Ersatzgerät", calibration: "none", is_retired: false })
    expect(await auditOf(body.id)).toEqual([
      { action: "rental.unit-add", before: null, after: expect.objectContaining({ serial_number: "RTC-100" }) },
    ])
  })

  it.each([
    [{ serial_number: "" }, "serial_number"],
    [{ serial_number: "rtc-001" }, "serial_number"],
    [{ serial_number: "RTC\n7" }, "serial_number"],
    [{ note: "x".repeat(501) }, "note"],
    [{ is_in_service: "ja" }, "is_in_service"],
    [{ calibration_due: "2026-02-30" }, "calibration_due"],
    [{ calibration_due: "2056-02-01" }, "calibration_due"],
    [{ certificate_id: "file_unknown" }, "certificate_id"],
    [{ product_id: "prod_unknown" }, "product_id"],
  ])("is refused with %j", async (changes, field) => {
    const { status, body } = await add("RTC-101", changes)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })

  it("is changed, with what was before in the audit", async () => {
    const { id } = await unitNamed("RTC-002")
    const { status } = await change("RTC-002", { note: "Linse neu", calibration_due: "2026-12-20" })
    expect(status).toBe(200)
    expect(await unitNamed("RTC-002")).toMatchObject({ note: "Linse neu", calibration: "due" })
    const [{ action, before, after }] = await auditOf(id)
    expect([action, before, after]).toEqual([
      "rental.unit-change",
      expect.objectContaining({ note: "" }),
      expect.objectContaining({ note: "Linse neu", calibration_due: "2026-12-20" }),
    ])
  })

  it("can't be changed by two at once", async () => {
    const unit = await unitNamed("RTC-002")
    const body = bodyOf(unit)
    expect((await admin("POST", `/admin/rental/units/${unit.id}`, { ...body, note: "erste" })).status).toBe(200)
    const second = await admin("POST", `/admin/rental/units/${unit.id}`, { ...body, note: "zweite" })
    expect([second.status, second.body.version]).toEqual([409, (await unitNamed("RTC-002")).version])
    expect((await unitNamed("RTC-002")).note).toBe("erste")
  })

  it("is not found by an unknown id", async () => {
    const body = { ...bodyOf(await unitNamed("RTC-002")), repair_until: null }
    for (const path of ["", "/retire", "/restore", "/inspection"]) {
      expect((await admin("POST", `/admin/rental/units/runit_unknown${path}`, body)).status).toBe(404)
    }
  })
})

describe("a unit that goes out of service", () => {
  it("hands its rentals to units that are free, and is gone from the shop", async () => {
    const unit = await unitNamed("RTC-001")
    await rental(unit, "moves")
    const before = await freeInTheShop()
    const { status, body } = await change("RTC-001", { is_in_service: false })
    expect([status, body.moved, body.endangered]).toEqual([200, 1, []])
    expect(await unitOf("moves")).not.toBe(unit.id)
    expect(await freeInTheShop()).toBe(before - 1)
    expect((await change("RTC-001", { is_in_service: true })).status).toBe(200)
    expect(await freeInTheShop()).toBe(before)
  })

  it("names the rentals that find no unit before they lose theirs, and after", async () => {
    const unit = await unitNamed("RTC-003")
    await rental(unit, "pinned", { is_pinned: true })
    const asked = await change("RTC-003", { calibration_due: "2026-11-23" })
    const endangered = [expect.objectContaining({ reservation_id: "pinned", customer: "pinned", unit_id: unit.id })]
    expect([asked.status, asked.body.endangered]).toEqual([409, endangered])
    expect((await unitNamed("RTC-003")).calibration_due).toBe(unit.calibration_due)

    const confirmed = await change("RTC-003", { calibration_due: "2026-11-23", is_confirmed: true })
    expect([confirmed.status, confirmed.body.endangered]).toEqual([200, endangered])
    expect(await unitNamed("RTC-003")).toMatchObject({ is_in_service: true, calibration: "passed", endangered })
    expect((await change("RTC-003", { calibration_due: "2027-11-23" })).body.endangered).toEqual([])
  })
})

/** A rental that an order of the customer made, and its unit. */
async function orderedRental() {
  const cart = await cartWithRental("rtc-360", ["2026-12-14", "2026-12-16"])
  const form = checkoutForm(customer.email)
  const { id } = (await api("POST", `/checkout/${cart}/`, { token: customer.token, body: form })).body
  const { body } = await api<Order>("GET", `/orders/${id}/`, { token: customer.token })
  const path = `/orders/${id}/items/${body.rentalitems[0].id}/certificate-pdf`
  const status = async () =>
    (await api<Order>("GET", `/orders/${id}/`, { token: customer.token })).body.rentalitems[0].standing
  return { id, path, status }
}

describe("the certificate of a unit", () => {
  it("is the customer's who has the unit, and nobody else's", async () => {
    const { id, path, status } = await orderedRental()
    await certifyUnitOf(id)
    expect((await status())?.has_certificate).toBe(true)
    const answer = await fetch(`${target().baseUrl}/backend/api/v1${path}`, {
      headers: { authorization: `Token ${customer.token}` },
    })
    expect(answer.headers.get("content-type")).toBe("application/pdf")
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(CERTIFICATE)
    const other = await signedInCustomer()
    expect((await api("GET", path, { token: other.token })).status).toBe(404)
    expect((await api("GET", path)).status).toBe(403)
  })

  it("isn't shown while another unit may go out, nor once staff took it back", async () => {
    const { id, path, status } = await orderedRental()
    await certifyUnitOf(id)
    await sql("update rental_reservation set is_pinned = false where order_id = $1", id)
    expect((await status())?.has_certificate).toBe(false)
    expect((await api("GET", path, { token: customer.token })).status).toBe(404)
    await sql("update rental_reservation set status = 'handed_over' where order_id = $1", id)
    expect((await status())?.has_certificate).toBe(true)
    const certified = (await read()).units.find(({ certificate }) => certificate)
    await change(certified?.serial_number ?? "", { certificate_id: null })
    expect((await status())?.has_certificate).toBe(false)
  })

  it("stays with the orders of its time when a new one comes", async () => {
    const { id, path } = await orderedRental()
    await certifyUnitOf(id)
    await certifyUnitOf(id)
    const files = () => sql("select file_id, created_at from rental_certificate order by created_at")
    const newest = (await files()).at(-1)
    await sql("update rental_certificate set created_at = '2027-06-01' where file_id = $1", newest?.file_id)
    await sql("delete from stored_file where id = $1", newest?.file_id)
    expect((await api("GET", path, { token: customer.token })).status).toBe(200)
  })
})

describe("a unit that came back", () => {
  it("waits until somebody has looked at it", async () => {
    const unit = await unitNamed("RTC-001")
    await rental(unit, "out", { status: "handed_over" })
    await sql("update rental_reservation set start_day = '2026-11-20', window_start = '2026-11-20' where id = 'out'")
    const { status } = await admin("POST", "/admin/rental/reservations/out/return", {
      ...{ returned_on: "2026-11-24", is_waived: false, waiver_reason: "", damage: null, checklist: [], note: "" },
      ...{ photos: [], signer: "", signature: null, unsigned_reason: "Versand" },
    })
    expect(status).toBe(200)
    const waiting = async () => (await admin<StaffToday>("GET", "/admin/rental/today")).body.returned_units
    expect(await waiting()).toEqual([expect.objectContaining({ serial_number: "RTC-001", returned_on: "2026-11-24" })])
    expect((await unitNamed("RTC-001")).returned_on).toBe("2026-11-24")
    const inspect = (body: object = { note: "in Ordnung", repair_until: null }) =>
      admin("POST", `/admin/rental/units/${unit.id}/inspection`, body)
    const past = await inspect({ note: "", repair_until: "2026-11-23" })
    expect([past.status, Object.keys(past.body)]).toEqual([400, ["repair_until"]])
    expect((await inspect()).status).toBe(200)
    expect(await waiting()).toEqual([])
    expect((await inspect()).status).toBe(404)
    expect((await auditOf(unit.id)).at(-1)).toMatchObject({ action: "rental.inspect", after: { note: "in Ordnung" } })
  })
})

it("sends a unit that came back damaged to repair at once", async () => {
  const unit = await unitNamed("RTC-001")
  await rental(unit, "back", { status: "returned" })
  await sql(
    "insert into rental_inspection (reservation_id, unit_id, returned_on) values ('back', $1, '2026-11-24')",
    unit.id,
  )
  const body = { note: "Linse verkratzt", repair_until: "2026-12-04" }
  expect((await admin("POST", `/admin/rental/units/${unit.id}/inspection`, body)).status).toBe(200)
  const [block] = await sql(
    "select kind, start_day::text, end_day::text, note from rental_reservation where kind <> 'rental'",
  )
  expect(block).toEqual({ kind: "repair", start_day: "2026-11-24", end_day: "2026-12-04", note: "Linse verkratzt" })
})

describe("a unit that is retired", () => {
  it("leaves the plan and keeps its history", async () => {
    const { id: unitId } = (await add("RTC-110")).body
    await rental({ id: unitId }, "past", { status: "returned" })
    const { version } = await unitNamed("RTC-110")
    expect((await admin("POST", `/admin/rental/units/${unitId}/retire`, { version })).status).toBe(200)
    const { units } = (await admin("GET", "/admin/rental/plan")).body
    expect(units.some(({ id }: { id: string }) => id === unitId)).toBe(false)
    expect(await unitNamed("RTC-110")).toMatchObject({ is_retired: true })
    expect(await unitOf("past")).toBe(unitId)

    const { version: retired } = await unitNamed("RTC-110")
    expect((await admin("POST", `/admin/rental/units/${unitId}/restore`, { version: retired })).status).toBe(200)
    expect(await unitNamed("RTC-110")).toMatchObject({ is_retired: false, is_in_service: false })
    expect((await auditOf(unitId)).map(({ action }) => action)).toEqual([
      "rental.unit-add",
      "rental.unit-retire",
      "rental.unit-restore",
    ])
  })

  it("frees its serial number, and doesn't come back while another has it", async () => {
    const first = (await add("RTC-111")).body.id
    const { version } = await unitNamed("RTC-111")
    await admin("POST", `/admin/rental/units/${first}/retire`, { version })
    const { version: retired } = await unitNamed("RTC-111")
    expect((await add("RTC-111")).status).toBe(201)
    const { status, body } = await admin("POST", `/admin/rental/units/${first}/restore`, { version: retired })
    expect([status, Object.keys(body)]).toEqual([400, ["serial_number"]])
  })

  it.each([
    ["a customer has it", { status: "handed_over" }, 400],
    ["it is promised by name", { is_pinned: true }, 409],
  ])("isn't while %s", async (_case, more, status) => {
    const unit = await unitNamed("RTC-002")
    await rental(unit, "open", more)
    const answer = await admin("POST", `/admin/rental/units/${unit.id}/retire`, { version: unit.version })
    expect(answer.status).toBe(status)
    expect((await unitNamed("RTC-002")).is_retired).toBe(false)
  })
})
