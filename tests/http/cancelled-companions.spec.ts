import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { DispatchBody, StaffDispatches } from "#shop/orders/wire/dispatch"
import type { Order } from "#shop/orders/wire/order"
import type { StaffCancellation } from "#shop/orders/wire/staff-rental"
import { demoProduct, sql, until } from "../harness"
import { cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import { cancel, customer, read, startRentals } from "./rental-change-support"
import { staffProducts } from "./staff-product-support"

let products: Awaited<ReturnType<typeof staffProducts>>

/** Staff let the rental demand an accessory, which has a stock, or nothing. */
async function demand(companionId: string | null) {
  expect((await products.save(products.rentalId, "links", { companion_id: companionId })).status).toBe(200)
  const demanded = async () => (await demoProduct("rtc-360")).mandatory_companion?.id ?? null
  await until("the catalogue", async () => (await demanded()) === companionId, 1_000)
}
beforeAll(async () => {
  await startRentals()
  products = await staffProducts()
  await demand((await demoProduct("usb-c-kabel", "accessory")).id)
})
afterAll(() => demand(null))

const ordered = async () => {
  const { body } = await checkOut(await cartWithRental("rtc-360", ["2027-03-02", "2027-03-04"]), customer)
  return read(body.id)
}
const cancelled = async (order: Order) => {
  const { status, body } = await cancel(order, order.rentalitems[0].standing!.cancellation!.fee)
  expect(status, JSON.stringify(body)).toBe(200)
}
const isToSend = async ({ id }: Order) =>
  (await products.admin<StaffDispatches>("GET", "/admin/dispatches")).body.orders.some((order) => order.id === id)

const send = ({ id, accessoryitems: [item] }: Order, key: string) => {
  const body: DispatchBody = { key, carrier: "hand", tracking_number: "", lines: [{ id: item.id, quantity: 1 }] }
  return products.admin("POST", `/admin/orders/${id}/dispatches`, body)
}

const pathOf = async ({ id }: Order, action: string) => {
  const [rental] = await sql<{ id: string }>("select id from rental_reservation where order_id = $1", id)
  return `/admin/rental/reservations/${rental.id}/${action}`
}
const offerOfStaff = async (order: Order) =>
  (await products.admin<StaffCancellation>("GET", await pathOf(order, "cancellation"))).body

/** Of the order's only article. */
async function stockOf({ accessoryitems: [{ id }] }: Order) {
  const [row] = await sql<{ stocked: number; reserved: number; kept: number }>(
    `select level.stocked_quantity::int as stocked, level.reserved_quantity::int as reserved,
            (select coalesce(sum(quantity), 0)::int from reservation_item kept
              where kept.line_item_id = r.line_item_id and kept.deleted_at is null) as kept
       from reservation_item r join inventory_level level using (inventory_item_id, location_id)
      where r.line_item_id = $1`,
    id,
  )
  return row
}

describe("an article that came with a rental", () => {
  it("is neither sent nor reserved once the rental is cancelled", async () => {
    const order = await ordered()
    const before = await stockOf(order)
    expect([before.kept, await isToSend(order)]).toEqual([1, true])
    await cancelled(order)
    expect(await isToSend(order)).toBe(false)
    expect(await stockOf(order)).toEqual({ ...before, reserved: before.reserved - 1, kept: 0 })
    expect((await send(order, "companion-key-0001")).status).toBe(404)
  })

  it("was the only parcel: the fee for sending it goes with it, too", async () => {
    const order = await ordered()
    expect(order.shipping_cost).toBe("10.00")
    const { total } = order.rentalitems[0].standing!.cancellation!
    await cancelled(order)
    expect((await read(order.id)).amended).toMatchObject({ shipping_cost: "0.00", total_cost: total })
  })

  it("that has left keeps its customer from cancelling online, and staff know", async () => {
    const order = await ordered()
    const path = `/admin/orders/${order.id}/dispatches`
    expect((await send(order, "companion-key-0002")).status).toBe(201)
    expect((await read(order.id)).rentalitems[0].standing?.cancellation_bar).toBe("dispatched")
    const refused = await cancel<Record<string, string[]>>(order, order.rentalitems[0].standing!.cancellation!.fee)
    expect([refused.status, refused.body.non_field_errors[0]]).toEqual([400, expect.stringContaining("sein Zubehör")])
    expect(await offerOfStaff(order)).toMatchObject({ bar: null, customer_bar: "dispatched" })
    expect((await products.admin("POST", `${path}/ful_companion-key-0002/undo`, {})).status).toBe(200)
    await cancelled(order)
  })

  it("isn't reserved either where staff cancel, and its dispatch is taken back after that", async () => {
    const order = await ordered()
    const before = await stockOf(order)
    expect((await send(order, "companion-key-0003")).status).toBe(201)
    const { fee } = (await offerOfStaff(order)).cancellation
    const body = { confirmed_fee: fee, is_waived: false, note: "" }
    expect((await products.admin("POST", await pathOf(order, "cancel"), body)).status).toBe(200)
    const undo = `/admin/orders/${order.id}/dispatches/ful_companion-key-0003/undo`
    for (const _time of [1, 2]) expect((await products.admin("POST", undo, {})).status).toBe(200)
    expect(await isToSend(order)).toBe(false)
    expect(await stockOf(order)).toEqual({ ...before, reserved: before.reserved - 1, kept: 0 })
  })
})
