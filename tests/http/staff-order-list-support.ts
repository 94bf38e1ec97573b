import { expect } from "vitest"
import type { OrderFilter } from "#shop/erp/rules/order-filters"
import type { StaffListedOrder, StaffOrderList } from "#shop/erp/wire/staff-order-list"
import { api, checkoutForm, erp, type SignedInCustomer, signedInCustomer, sql, staff, until } from "../harness"
import { cartWithAccessory, cartWithRental } from "./cart-support"
import { moveRental } from "./rental-change-support"

export let admin: Awaited<ReturnType<typeof staff>>
export let customer: SignedInCustomer
/** The orders of this file by what they are there for. */
export const ordered = new Map<string, string>()

async function order(name: string, cart: string, changes: Record<string, string> = {}) {
  const form = checkoutForm(customer.email, { company: "Tagwerk Süd AG", phone: "+41 71 111 22 33", ...changes })
  const { body } = await api("POST", `/checkout/${cart}/`, { token: customer.token, body: form })
  ordered.set(name, body.id)
}
const move = (name: string, ...to: [string, string, string]) => moveRental(ordered.get(name), ...to)
export const rental = async (name: string, handle: string, period: [string, string], changes = {}) =>
  order(name, await cartWithRental(handle, period), changes)
export const mirrored = (name: string, state: string) =>
  sql("update erp_mirror set state = $2 where order_id = $1", ordered.get(name), state)

/** Six orders, each in a state of its own. The shop's clock shows Tuesday, 24 November 2026. */
export async function sixOrders(): Promise<void> {
  ordered.clear()
  admin = await staff()
  customer = await signedInCustomer()
  await sql("delete from rental_reservation")
  await rental("out", "rtc-360", ["2026-11-25", "2026-11-27"], { referencenum: "BV-2026.131" })
  await move("out", "reserved", "2026-11-24", "2026-11-27")
  await rental("back", "blk-3d", ["2026-11-30", "2026-12-01"])
  await move("back", "handed_over", "2026-11-19", "2026-11-24")
  await rental("late", "mobile-mapping-set", ["2026-11-30", "2026-12-01"])
  await move("late", "handed_over", "2026-11-16", "2026-11-20")
  await rental("endangered", "mobile-mapping-set", ["2026-11-27", "2026-11-30"])
  await move("endangered", "reserved", "2026-11-25", "2026-11-26")
  await rental("returned", "blk-360-g2", ["2026-12-10", "2026-12-11"])
  await move("returned", "returned", "2026-11-09", "2026-11-13")
  await sql(
    `insert into rental_inspection (reservation_id, unit_id, returned_on)
     select id, unit_id, end_day from rental_reservation where order_id = $1`,
    ordered.get("returned"),
  )
  await order("goods", await cartWithAccessory("usb-c-kabel", 3))
  await until("all of them in the accounts", async () => {
    const rows = await sql("select 1 from erp_mirror where state = 'done'")
    return rows.length === ordered.size
  })
  await sql("update erp_invoice set due_date = '2026-11-20' where order_id = $1", ordered.get("late"))
  const [{ number }] = await sql("select number from erp_invoice where order_id = $1", ordered.get("goods"))
  await erp.pay(number)
  await until("the payment", async () => {
    const [paid] = await sql("select 1 from erp_invoice where number = $1 and state = 'paid'", number)
    return paid
  })
  await mirrored("returned", "parked")
  await mirrored("back", "credit")
}

export async function list(query = ""): Promise<StaffOrderList> {
  const { status, body } = await admin<StaffOrderList>("GET", `/admin/order-list?limit=100&${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
export const namesOf = (orders: { id: string }[]) =>
  orders.map(({ id }) => [...ordered].find(([, orderId]) => orderId === id)?.[0])
export const shown = async (query: string) => namesOf((await list(query)).orders)
export const listed = async (name: string): Promise<StaffListedOrder> => {
  const found = (await list()).orders.find(({ id }) => id === ordered.get(name))
  if (!found) throw new Error(`${name} isn't listed`)
  return found
}

export const SHOWN: Record<OrderFilter, string[]> = {
  all: ["goods", "returned", "endangered", "late", "back", "out"],
  out: ["out"],
  back: ["back"],
  late: ["late"],
  missed: [],
  send: ["goods"],
  unpaid: ["returned", "endangered", "late", "back", "out"],
  unpaid_late: ["late"],
  waits_invoice: [],
  waits_correction: ["returned"],
  waits_credit: ["back"],
  waits_inspection: ["returned"],
  waits_deposit: [],
}
