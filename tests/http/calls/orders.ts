import type { Order } from "#shop/orders/wire/order"
import { api, checkoutForm, signedInCustomer, sql } from "../../harness"
import { oncePerFile } from "../../harness/once-per-file"
import { cartWithRental } from "../cart-support"
import { certifyUnitOf } from "../unit-support"
import { type Cases, type CasesByCall, UNKNOWN, withoutLogin } from "./cases"

/** An order of one rental. */
async function newOrder(period: [string, string]) {
  const customer = await signedInCustomer()
  const cart = await cartWithRental("blk-360-g2", period)
  const { body } = await api("POST", `/checkout/${cart}/`, {
    token: customer.token,
    body: checkoutForm(customer.email),
  })
  const order = await api<Order>("GET", `/orders/${body.id}/`, { token: customer.token })
  return { id: body.id as string, item: order.body.rentalitems[0], customer }
}

/** One order for all that only look at it, one that is cancelled and one that is extended, as often as it is asked for. */
const anOrder = oncePerFile(() => newOrder(["2027-03-02", "2027-03-04"]))
const cancelledOrder = oncePerFile(() => newOrder(["2027-04-06", "2027-04-08"]))
const extendedOrder = oncePerFile(() => newOrder(["2027-04-13", "2027-04-14"]))

const ofItem = async (order: ReturnType<typeof anOrder>) => {
  const { id, item, customer } = await order
  return { params: { id, item: item.id }, token: customer.token }
}

const certifiedOrder = oncePerFile(async () => {
  const made = await newOrder(["2027-05-04", "2027-05-05"])
  await certifyUnitOf(made.id)
  return made
})

/** Of the order's rental, as it is once staff handed the unit over. */
async function protocolOf(orderId: string): Promise<string> {
  const [{ id }] = await sql<{ id: string }>(
    `insert into rental_protocol (id, reservation_id, order_id, order_line_id, kind, day, product, serial_number,
        unsigned_reason, staff_id)
     select 'rprot_' || id, id, order_id, order_line_id, 'hand_over', start_day, 'BLK 360', 'BLK-001', 'Versand', ''
       from rental_reservation where order_id = $1
     on conflict (id) do update set day = excluded.day returning id`,
    orderId,
  )
  return id
}

const ofOrder: Cases = {
  good: async () => {
    const { id, customer } = await anOrder()
    return { params: { id }, token: customer.token }
  },
  bad: [{ what: "an unknown order", params: { id: UNKNOWN }, status: 404 }],
  missing: withoutLogin,
}

export const orderCases: CasesByCall = {
  "GET /orders/": { good: async () => ({ token: (await anOrder()).customer.token }), missing: withoutLogin },
  "GET /orders/rents/{id}/": {
    good: async () => {
      const { item, customer } = await anOrder()
      return { params: { id: item.product.id }, token: customer.token }
    },
    bad: [{ what: "an unknown product", params: { id: UNKNOWN }, status: 404 }],
    missing: withoutLogin,
  },
  "GET /orders/{id}/": ofOrder,
  "GET /orders/{id}/calendar.ics": ofOrder,
  "GET /orders/{id}/items/{item}/certificate-pdf": {
    good: () => ofItem(certifiedOrder()),
    bad: [{ what: "an unknown order", params: { id: UNKNOWN, item: UNKNOWN }, status: 404 }],
    missing: withoutLogin,
  },
  "GET /orders/{id}/protocols/{protocol}/pdf": {
    good: async () => {
      const { id, customer } = await anOrder()
      return { params: { id, protocol: await protocolOf(id) }, token: customer.token }
    },
    bad: [{ what: "an unknown order", params: { id: UNKNOWN, protocol: UNKNOWN }, status: 404 }],
    missing: withoutLogin,
  },
  "POST /orders/{id}/items/{item}/cancel/": {
    good: async () => ({
      ...(await ofItem(cancelledOrder())),
      body: { confirmed_fee: (await cancelledOrder()).item.standing?.cancellation.fee },
    }),
    bad: [
      { what: "an amount that is none", change: { confirmed_fee: "viel" }, status: 400, fields: ["confirmed_fee"] },
      { what: "a number", change: { confirmed_fee: 270 }, status: 400, fields: ["confirmed_fee"] },
      {
        what: "another fee than today's",
        change: { confirmed_fee: "1.00" },
        status: 409,
        fields: ["non_field_errors", "code", "cancellation"],
      },
      { what: "an unknown order", params: { id: UNKNOWN, item: UNKNOWN }, status: 404 },
    ],
    missing: [
      ...withoutLogin,
      { what: "no fee", change: { confirmed_fee: undefined }, status: 400, fields: ["confirmed_fee"] },
    ],
  },
  "GET /orders/{id}/items/{item}/extension/": {
    good: () => ofItem(anOrder()),
    bad: [{ what: "an unknown order", params: { id: UNKNOWN, item: UNKNOWN }, status: 404 }],
    missing: withoutLogin,
  },
  "POST /orders/{id}/items/{item}/extension/": {
    good: async () => ({
      ...(await ofItem(extendedOrder())),
      body: { rentalenddate: "2027-04-15", confirmed_price: "180.00" },
    }),
    bad: [
      { what: "a day that is none", change: { rentalenddate: "bald" }, status: 400, fields: ["rentalenddate"] },
      { what: "a Sunday", change: { rentalenddate: "2027-04-18" }, status: 400, fields: ["rentalenddate"] },
      { what: "an amount that is none", change: { confirmed_price: "1e3" }, status: 400, fields: ["confirmed_price"] },
      {
        what: "another price than today's",
        change: { confirmed_price: "1.00" },
        status: 409,
        fields: ["non_field_errors", "code", "reason", "day", "extension"],
      },
      { what: "an unknown order", params: { id: UNKNOWN, item: UNKNOWN }, status: 404 },
    ],
    missing: [
      ...withoutLogin,
      { what: "no end", change: { rentalenddate: undefined }, status: 400, fields: ["rentalenddate"] },
      { what: "no price", change: { confirmed_price: undefined }, status: 400, fields: ["confirmed_price"] },
    ],
  },
}
