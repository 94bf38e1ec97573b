import { beforeAll, describe, expect, it } from "vitest"
import { api, checkoutForm, erp, type SignedInCustomer, signedInCustomer, sql, staff, until } from "../harness"
import { cartWithAccessory, cartWithRental, readCart } from "./cart-support"

const FIELDS = [
  "*items",
  "*summary",
  "*payment_collections",
  "*payment_collections.payments",
  "*fulfillments",
  "*shipping_address",
  "*customer",
  "total",
  "subtotal",
  "tax_total",
  "custom_display_id",
]

let admin: Awaited<ReturnType<typeof staff>>
let customer: SignedInCustomer
beforeAll(async () => {
  admin = await staff()
  customer = await signedInCustomer()
})

async function orderOf(cart: string) {
  const { total_cost, total_shipping_price, total_shipping_vat, rounding } = await readCart(cart)
  const { body } = await api("POST", `/checkout/${cart}/`, {
    token: customer.token,
    body: checkoutForm(customer.email),
  })
  const beforeVat = Number((Number(total_shipping_price) + Number(rounding)).toFixed(2))
  return { id: body.id as string, total_cost, beforeVat, total_shipping_vat, shopNumber: body.shop_number }
}

const inAdmin = async (id: string) => (await admin("GET", `/admin/orders/${id}?fields=${FIELDS.join(",")}`)).body.order

const everything = (order: { items: { id: string; quantity: number }[] }) =>
  order.items.map(({ id, quantity }) => ({ id, quantity }))

/** Pays its invoice, and waits until Medusa shows what the accounts say. */
async function pay(id: string) {
  const invoice = await until("the invoice", async () => {
    const { body } = await api("GET", `/orders/${id}/`, { token: customer.token })
    return body.bexio_invoice_id as string | null
  })
  await erp.pay(invoice)
  const isBooked = async () => (await inAdmin(id)).summary.pending_difference === 0
  await until("the payment in Medusa", isBooked, 20_000)
}

describe("an order of the shop in the admin", () => {
  it("shows the wire's totals to the Rappen, the customer, the address and the shop number", async () => {
    const placed = await orderOf(await cartWithRental("rtc-360", ["2027-04-06", "2027-04-15"]))
    expect(await inAdmin(placed.id)).toMatchObject({
      total: Number(placed.total_cost),
      subtotal: placed.beforeVat,
      tax_total: Number(placed.total_shipping_vat),
      custom_display_id: placed.shopNumber,
      payment_status: "authorized",
      fulfillment_status: "not_fulfilled",
      customer: { email: customer.email },
      shipping_address: { address_1: "Werkstrasse 12", city: "St. Gallen" },
    })
  })

  it("counts by the number that people read, from 1001", async () => {
    const placed = await orderOf(await cartWithAccessory("leichtstativ"))
    const { body } = await admin("GET", "/admin/orders?fields=id,display_id,custom_display_id&order=display_id")
    const orders: { id: string; display_id: number; custom_display_id: string }[] = body.orders
    expect(orders.map(({ custom_display_id }) => custom_display_id)).toContain(placed.shopNumber)
    orders.forEach((order, index) => {
      expect(order).toMatchObject({ display_id: 1001 + index, custom_display_id: `W-${1001 + index}` })
    })
  })

  it("agrees for odd amounts too, and has nothing pending once the accounts say it is paid", async () => {
    const orders = []
    for (const quantity of [1, 2, 3, 5, 7, 11, 13, 17])
      orders.push(await orderOf(await cartWithAccessory("schutzhuelle-blk-3d", quantity)))
    for (const placed of orders) {
      expect((await inAdmin(placed.id)).total).toBe(Number(placed.total_cost))
      await pay(placed.id)
      expect(await inAdmin(placed.id)).toMatchObject({
        payment_status: "captured",
        summary: { pending_difference: 0, paid_total: Number(placed.total_cost) },
      })
    }
  })

  it("is paid, fulfilled, shipped and delivered", async () => {
    const placed = await orderOf(await cartWithAccessory("akku-blk-2-go", 3))
    await pay(placed.id)
    const items = everything(await inAdmin(placed.id))
    const path = `/admin/orders/${placed.id}/fulfillments`
    const refused = await admin("POST", path, { items })
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("auf der Seite «Heute»")])
    const dispatch = { key: "in-the-admin-0001", carrier: "ups", tracking_number: "1Z999AA10123456784", lines: items }
    expect((await admin("POST", `/admin/orders/${placed.id}/dispatches`, dispatch)).status).toBe(201)
    const shipped = await inAdmin(placed.id)
    expect(shipped.fulfillment_status).toBe("shipped")
    const [fulfillment] = shipped.fulfillments
    expect((await admin("POST", `${path}/${fulfillment.id}/mark-as-delivered`, {})).status).toBe(200)
    expect(await inAdmin(placed.id)).toMatchObject({
      payment_status: "captured",
      fulfillment_status: "delivered",
    })

    const seen = (await api("GET", `/orders/${placed.id}/`, { token: customer.token })).body
    expect(seen).toMatchObject({ total_cost: placed.total_cost, vat_cost: placed.total_shipping_vat })
  })

  it("gives the stock back when it is cancelled, and is refunded in full if it was paid", async () => {
    const placed = await orderOf(await cartWithAccessory("leichtstativ", 2))
    await pay(placed.id)
    expect((await admin("POST", `/admin/orders/${placed.id}/cancel`, {})).status).toBe(200)
    expect(await inAdmin(placed.id)).toMatchObject({ payment_status: "refunded", summary: { pending_difference: 0 } })
    const [stock] = await sql(
      "select count(*)::int as left from reservation_item r join order_item i on i.item_id = r.line_item_id where i.order_id = $1 and r.deleted_at is null",
      placed.id,
    )
    expect(stock.left).toBe(0)
  })
})
