import { beforeAll, describe, expect, it } from "vitest"
import type { Order } from "#shop/orders/wire/order"
import type { CancellationConflict, ExtensionConflict } from "#shop/orders/wire/rental-change"
import type { StaffCancellation, StaffExtension } from "#shop/orders/wire/staff-rental"
import type { StaffOrderRentals } from "#shop/orders/wire/staff-rental-lines"
import { api, mails, type SignedInCustomer, signedInCustomer, sql, staff, until } from "../harness"
import { cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"

let admin: Awaited<ReturnType<typeof staff>>
let customer: SignedInCustomer
beforeAll(async () => {
  admin = await staff()
  customer = await signedInCustomer()
  await sql("delete from rental_reservation")
})

// The shop's clock shows Tuesday, 24 November 2026; CHF 180 a day.
async function ordered(period: [string, string] = ["2026-12-14", "2026-12-16"], changes: string | null = null) {
  const { body } = await checkOut(await cartWithRental("blk-360-g2", period), customer)
  if (changes) await sql(`update rental_reservation set ${changes} where order_id = $1`, body.id)
  const [{ id }] = await sql<{ id: string }>("select id from rental_reservation where order_id = $1", body.id)
  return { id, orderId: body.id as string, shopNumber: body.shop_number as string }
}
const read = async (orderId: string) => (await api<Order>("GET", `/orders/${orderId}/`, { token: customer.token })).body
const reservation = async (id: string) =>
  (await sql("select status, end_day::text from rental_reservation where id = $1", id))[0]
const audits = (id: string) =>
  sql("select action, before, after from audit_entry where subject_id = $1 order by created_at, id", id)
const pathOf = (id: string, action: string) => `/admin/rental/reservations/${id}/${action}`
const cancel = (id: string, confirmed_fee: string, more: object = {}) =>
  admin<CancellationConflict>("POST", pathOf(id, "cancel"), { confirmed_fee, is_waived: false, note: "", ...more })
const extend = (id: string, rentalenddate: string, confirmed_price: string) =>
  admin<ExtensionConflict>("POST", pathOf(id, "extension"), { rentalenddate, confirmed_price })
const waive = (changeId: string, note: string) => admin("POST", `/admin/rental/changes/${changeId}/waive`, { note })
const staffLine = async (orderId: string) =>
  (await admin<StaffOrderRentals>("GET", `/admin/rental/orders/${orderId}`)).body.lines[0]

describe("cancelling by staff", () => {
  it("shows the fee by the terms, charges it, frees the unit and tells the customer", async () => {
    const { id, orderId, shopNumber } = await ordered()
    const { body: offer } = await admin<StaffCancellation>("GET", pathOf(id, "cancellation"))
    expect(offer).toMatchObject({ bar: null, customer_bar: null, cancellation: { fee: "270.00", percent: 50 } })
    expect((await cancel(id, "270.00", { note: "Telefon" })).status).toBe(200)
    expect((await reservation(id)).status).toBe("cancelled")
    expect((await read(orderId)).changes).toEqual([expect.objectContaining({ kind: "cancellation", fee: "270.00" })])
    expect(await audits(id)).toEqual([
      {
        action: "rental.cancel",
        before: { state: "reserved", order_id: orderId },
        after: { state: "cancelled", fee: "270.00", is_waived: false, note: "Telefon" },
      },
    ])
    await until("the mail", () =>
      mails().some(({ subject }) => subject.includes(shopNumber) && /stornier/i.test(subject)),
    )
  })

  it("waives the fee with a reason, and says so", async () => {
    const { id, orderId } = await ordered()
    expect((await cancel(id, "270.00", { is_waived: true })).body).toEqual({ note: ["Bitte begründen"] })
    expect((await cancel(id, "270.00", { is_waived: true, note: "Baustelle abgesagt" })).status).toBe(200)
    const { changes, amended, cancelled } = await read(orderId)
    expect(changes.map(({ kind, fee }) => [kind, fee])).toEqual([
      ["cancellation", "0.00"],
      ["waiver", "0.00"],
    ])
    expect([amended?.total_cost, cancelled]).toEqual(["0.00", true])
  })

  it("asked again does it once", async () => {
    const { id } = await ordered()
    const [one, two] = await Promise.all([cancel(id, "270.00"), cancel(id, "270.00")])
    expect([one.status, two.status]).toEqual([200, 200])
    expect(await audits(id)).toHaveLength(1)
  })

  it("tells the fee of today if another was confirmed", async () => {
    const { id } = await ordered()
    const { status, body } = await cancel(id, "100.00")
    expect([status, body.code, body.cancellation.fee]).toEqual([409, "fee_changed", "270.00"])
    expect((await reservation(id)).status).toBe("reserved")
  })

  it.each([
    ["a rental that nobody came for", "start_day = '2026-11-18', end_day = '2026-11-20'", "over"],
    [
      "one whose parcel has left",
      "window_start = '2026-11-23', window_end = '2026-11-27', start_day = '2026-11-25', end_day = '2026-11-26'",
      "dispatched",
    ],
  ])("works for %s, which its customer can't cancel", async (_case, changes, customerBar) => {
    const { id } = await ordered(["2026-12-21", "2026-12-23"], changes)
    if (customerBar === "dispatched")
      await sql(
        `update order_line_item set metadata = jsonb_set(metadata, '{rental,delivery,price}', '4500')
          where id = (select order_line_id from rental_reservation where id = $1)`,
        id,
      )
    const { body } = await admin<StaffCancellation>("GET", pathOf(id, "cancellation"))
    expect([body.bar, body.customer_bar]).toEqual([null, customerBar])
    expect((await cancel(id, body.cancellation.fee)).status).toBe(200)
  })

  it("is refused once the unit is out, and for what isn't there", async () => {
    const { id } = await ordered(["2027-01-11", "2027-01-13"], "status = 'handed_over'")
    const { body } = await admin<StaffCancellation>("GET", pathOf(id, "cancellation"))
    expect(body.bar).toBe("handed_over")
    expect((await cancel(id, body.cancellation.fee)).status).toBe(400)
    expect((await cancel("rres_nix", "1.00")).status).toBe(404)
    expect((await cancel(id, "viel")).status).toBe(400)
    await sql("update rental_reservation set status = 'returned' where id = $1", id)
  })
})

describe("extending by staff", () => {
  it("offers ends with prices, extends, charges and keeps who did it", async () => {
    const { id, orderId } = await ordered(["2027-02-01", "2027-02-03"])
    const { body: offer } = await admin<StaffExtension>("GET", pathOf(id, "extension"))
    expect(offer.options[0]).toMatchObject({ rentalenddate: "2027-02-04", price: "180.00" })
    expect((await extend(id, "2027-02-04", "180.00")).status).toBe(200)
    expect((await extend(id, "2027-02-04", "180.00")).status).toBe(200)
    expect((await reservation(id)).end_day).toBe("2027-02-04")
    expect((await read(orderId)).changes).toEqual([expect.objectContaining({ kind: "extension", fee: "180.00" })])
    expect(await audits(id)).toEqual([
      {
        action: "rental.extend",
        before: { ends_on: "2027-02-03", order_id: orderId },
        after: { ends_on: "2027-02-04", price: "180.00" },
      },
    ])
  })

  it.each([
    ["2027-04-16", "2027-04-16"],
    ["2027-12-31", null],
  ])("names a calibration that ends on %s, within the days to come: %s", async (due, named) => {
    const { id, orderId } = await ordered(["2027-04-12", "2027-04-14"], "is_pinned = true")
    const set = (day: string | null) =>
      sql(
        "update rental_unit set calibration_due = $2 where id = (select unit_id from rental_reservation where id = $1)",
        id,
        day,
      )
    await set(due)
    const byStaff = (await admin<StaffExtension>("GET", pathOf(id, "extension"))).body
    const item = (await read(orderId)).rentalitems[0].id
    const own = await api("GET", `/orders/${orderId}/items/${item}/extension/`, { token: customer.token })
    expect([byStaff.calibration_ends_on, own.body.calibration_ends_on]).toEqual([named, named])
    await set(null)
    await sql("update rental_reservation set status = 'cancelled' where id = $1", id)
  })

  it("lets a late rental that is out go on, which its customer can't", async () => {
    const { id } = await ordered(
      ["2027-03-01", "2027-03-03"],
      "status = 'handed_over', start_day = '2026-11-18', end_day = '2026-11-20', window_start = '2026-11-18', window_end = '2026-11-20'",
    )
    const { body } = await admin<StaffExtension>("GET", pathOf(id, "extension"))
    expect([body.bar, body.options[0]?.rentalenddate]).toEqual([null, "2026-11-24"])
    expect((await extend(id, "2026-11-25", "720.00")).status).toBe(200)
  })

  it("tells the price if another was confirmed, and what is wrong with an end", async () => {
    const { id } = await ordered(["2027-02-08", "2027-02-10"])
    const { status, body } = await extend(id, "2027-02-11", "1.00")
    expect([status, body.code]).toEqual([409, "price_changed"])
    expect(Object.keys((await extend(id, "2027-02-14", "540.00")).body)).toEqual(["rentalenddate"])
    expect((await extend(id, "bald", "540.00")).status).toBe(400)
  })
})

describe("waiving what was charged", () => {
  it("takes the fee of a cancellation back, once, with a reason", async () => {
    const { id, orderId } = await ordered(["2027-02-15", "2027-02-17"])
    await cancel(id, "270.00")
    const [{ id: changeId }] = (await staffLine(orderId)).changes
    expect((await waive(changeId, " ")).body).toEqual({ note: ["Bitte begründen"] })
    expect((await waive(changeId, "Kulanz")).status).toBe(200)
    const again = await waive(changeId, "Kulanz")
    expect([again.status, again.body.code]).toEqual([409, "waived"])
    const { changes, amended } = await read(orderId)
    expect(changes.map(({ kind, waived }) => [kind, waived])).toEqual([
      ["cancellation", true],
      ["waiver", false],
    ])
    expect(amended?.total_cost).toBe("0.00")
    expect((await staffLine(orderId)).changes[1]).toMatchObject({ kind: "waiver", note: "Kulanz" })
    expect((await audits(id)).map(({ action }) => action)).toEqual(["rental.cancel", "rental.waive"])
  })

  it("is refused for what charged nothing", async () => {
    const { id, orderId } = await ordered(["2027-02-22", "2027-02-24"])
    await cancel(id, "270.00", { is_waived: true, note: "Kulanz" })
    for (const change of (await staffLine(orderId)).changes) expect((await waive(change.id, "Kulanz")).status).toBe(404)
    expect((await waive("rchg_nix", "Kulanz")).status).toBe(404)
  })
})
