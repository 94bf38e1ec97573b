import type { Order } from "#shop/orders/wire/order"
import type { ExtensionOffer } from "#shop/orders/wire/rental-change"
import { api, mails, type SignedInCustomer, signedInCustomer, sql } from "../harness"
import { cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"

/** Of the file that runs: `startRentals` signs him in. */
export let customer: SignedInCustomer
export const startRentals = async () => {
  customer = await signedInCustomer()
}

/** Monday 14.12. to Wednesday 16.12.2026: three weeks after the tests' Tuesday, 24.11. */
export const DECEMBER: [string, string] = ["2026-12-14", "2026-12-16"]

export async function ordered(period: [string, string], slug = "blk-360-g2", by = customer) {
  const { body } = await checkOut(await cartWithRental(slug, period), by)
  return read(body.id, by)
}
export const read = async (id: string, by = customer) =>
  (await api<Order>("GET", `/orders/${id}/`, { token: by.token })).body

/** As if an order's rental stood like this, on these days. */
export const moveRental = (orderId: string | undefined, state: string, start: string, end: string) =>
  sql(
    `update rental_reservation set status = $2, start_day = $3, end_day = $4, window_start = $3, window_end = $4
      where order_id = $1`,
    orderId,
    state,
    start,
    end,
  )

/** The order without what follows from the ERP in its own time. */
export const withoutErp = ({ bexio_order_id: _order, bexio_invoice_id: _invoice, ...order }: Order) => order

const pathOf = (order: Order, action: string) => `/orders/${order.id}/items/${order.rentalitems[0].id}/${action}/`
export const cancel = <Answer = Order>(order: Order, fee: string, by = customer) =>
  api<Answer>("POST", pathOf(order, "cancel"), { token: by.token, body: { confirmed_fee: fee } })
export const extend = <Answer = Order>(order: Order, end: string, price: string, by = customer) =>
  api<Answer>("POST", pathOf(order, "extension"), {
    token: by.token,
    body: { rentalenddate: end, confirmed_price: price },
  })
export const offer = async (order: Order, by = customer) =>
  (await api<ExtensionOffer>("GET", pathOf(order, "extension"), { token: by.token })).body

export const reservationOf = async (order: Order) =>
  (await sql("select status, end_day::text, window_end::text from rental_reservation where order_id = $1", order.id))[0]
export const changesOf = (order: Order) =>
  sql("select * from rental_change where order_id = $1 order by created_at", order.id)
export const mailsAbout = ({ shop_number }: Order, words: RegExp) =>
  mails().filter(({ subject }) => subject.includes(shop_number) && words.test(subject))
