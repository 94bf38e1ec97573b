import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { tellOfCancelledOrders } from "#shop/orders/commands/tell-of-cancelled-orders"
import type { Order } from "#shop/orders/wire/order"
import type { StaffOrderRentals } from "#shop/orders/wire/staff-rental-lines"
import {
  api,
  demoProduct,
  mails,
  type SignedInCustomer,
  signedInCustomer,
  sql,
  staff,
  staffToken,
  until,
} from "../harness"
import { target } from "../harness/target"
import { add, cartWithAccessory, cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"

let admin: Awaited<ReturnType<typeof staff>>
let customer: SignedInCustomer
let db: Knex
beforeAll(async () => {
  db = knex({ client: "pg", connection: target().databaseUrl })
  admin = await staff()
  customer = await signedInCustomer()
  await sql("delete from rental_reservation") // of the demo, which has devices out
})
afterAll(() => db?.destroy())

// The shop's clock shows Tuesday, 24 November 2026; CHF 180 a day.
let week = 0
/** An order with a rental and a cable next to it, each in days of its own. */
async function rented(): Promise<Order> {
  const start = new Date(Date.UTC(2027, 0, 11 + 7 * week++))
  const day = (after: number) => new Date(start.getTime() + after * 86_400_000).toISOString().slice(0, 10)
  const cart = await cartWithRental("blk-360-g2", [day(0), day(2)])
  await add("accessory", (await demoProduct("usb-c-kabel", "accessory")).id, { cart })
  return (await checkOut(cart, customer)).body
}
const bought = async (): Promise<Order> => (await checkOut(await cartWithAccessory("usb-c-kabel", 2), customer)).body
const read = async (id: string) => (await api<Order>("GET", `/orders/${id}/`, { token: customer.token })).body
const rentalLine = async (id: string) =>
  (await admin<StaffOrderRentals>("GET", `/admin/rental/orders/${id}`)).body.lines[0]
const cancelOrder = (id: string) => admin("POST", `/admin/orders/${id}/cancel`, {})
async function cancelRental(id: string, more: object = {}) {
  const path = `/admin/rental/reservations/${(await rentalLine(id)).reservation_id}`
  const { body } = await admin("GET", `${path}/cancellation`)
  const answer = await admin("POST", `${path}/cancel`, {
    confirmed_fee: body.cancellation.fee,
    is_waived: false,
    note: "",
    ...more,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
const cancellationsOf = ({ shop_number }: Pick<Order, "shop_number">) =>
  mails().filter(({ subject }) => subject === `Storniert: Bestellung ${shop_number}`)

const jobsDone = () =>
  until("all mails", async () => {
    const left = await sql("select 1 from pgboss.job where name = 'order-cancelled' and state <> 'completed'")
    return left.length === 0
  })

describe("Medusa's own cancellation", () => {
  it.each([
    ["reserved", "reserved"],
    ["with the customer", "handed_over"],
    ["back", "returned"],
  ])("is refused with the right way while a device is %s, and changes nothing", async (_case, state) => {
    const order = await rented()
    await sql("update rental_reservation set status = $2 where order_id = $1", order.id, state)
    const { status, body } = await cancelOrder(order.id)
    expect([status, body.message]).toEqual([409, expect.stringContaining("Abschnitt «Vermietung»")])
    expect((await rentalLine(order.id)).state).toBe(state)
    expect((await read(order.id)).cancelled).toBe(false)
  })

  it("is refused while something is owed for a cancelled rental, and possible once it is waived", async () => {
    const order = await rented()
    await cancelRental(order.id)
    const { status, body } = await cancelOrder(order.id)
    expect([status, body.message]).toEqual([409, expect.stringContaining("geschuldet")])
    const [{ id }] = (await rentalLine(order.id)).changes
    expect((await admin("POST", `/admin/rental/changes/${id}/waive`, { note: "Kulanz" })).status).toBe(200)
    expect((await cancelOrder(order.id)).status).toBe(200)
    expect(await read(order.id)).toMatchObject({ cancelled: true })
  })

  it.each([
    ["capital letters", (id: string) => `/Admin/ORDERS/${id}/Cancel`],
    ["a slash at the end", (id: string) => `/admin/orders/${id}/cancel/`],
    ["letters as %xx", (id: string) => `/admin/orders/${id}/%63ancel`],
    ["doubled slashes", (id: string) => `//admin//orders/${id}//cancel`],
    ["a workflow by its name", () => "/admin/workflows-executions/cancel-order/run"],
  ])("isn't reached by %s", async (_case, pathOf) => {
    const order = await rented()
    const answer = await fetch(`${target().baseUrl}${pathOf(order.id)}`, {
      method: "POST",
      headers: { authorization: `Bearer ${await staffToken()}`, "content-type": "application/json" },
      body: JSON.stringify({ input: { order_id: order.id } }),
    })
    expect([404, 409]).toContain(answer.status)
    expect(await sql('select canceled_at from "order" where id = $1', order.id)).toEqual([{ canceled_at: null }])
    expect((await rentalLine(order.id)).state).toBe("reserved")
  })

  it("takes back what was sold, and tells the customer once", async () => {
    const order = await bought()
    expect((await cancelOrder(order.id)).status).toBe(200)
    expect(await read(order.id)).toMatchObject({ cancelled: true, paid: false })
    const mail = await until("the mail", () => cancellationsOf(order)[0])
    expect([mail.to, mail.text]).toEqual([customer.email, expect.stringContaining("USB-C")])
    expect((await cancelOrder(order.id)).status).toBeGreaterThanOrEqual(400)
    await tellOfCancelledOrders(db)
    await jobsDone()
    expect(cancellationsOf(order)).toHaveLength(1)
  })

  it("isn't shut by completing an order of which goods are still to be sent", async () => {
    const order = await bought()
    const { status, body } = await admin("POST", `/admin/orders/${order.id}/complete`, {})
    expect([status, body.message]).toEqual([409, expect.stringContaining("noch Ware")])
    expect((await cancelOrder(order.id)).status).toBe(200)
  })

  it("is over once an order is completed of which all is sent", async () => {
    const order = await bought()
    const lines = (await read(order.id)).accessoryitems.map(({ id, quantity }) => ({ id, quantity: Number(quantity) }))
    const sent = await admin("POST", `/admin/orders/${order.id}/dispatches`, {
      ...{ key: "dispatch-key-all-of-it", carrier: "post", tracking_number: "", lines },
    })
    expect(sent.status, JSON.stringify(sent.body)).toBeLessThan(300)
    expect((await admin("POST", `/admin/orders/${order.id}/complete`, {})).status).toBe(200)
  })

  it("tells also where a crash came between, but not after days", async () => {
    const [fresh, old] = [await bought(), await bought()]
    await sql(`update "order" set canceled_at = now(), status = 'canceled' where id = $1`, fresh.id)
    await sql(`update "order" set canceled_at = now() - interval '3 days', status = 'canceled' where id = $1`, old.id)
    await Promise.all([tellOfCancelledOrders(db), tellOfCancelledOrders(db)])
    await until("the mail", () => cancellationsOf(fresh)[0])
    await jobsDone()
    expect([cancellationsOf(fresh).length, cancellationsOf(old).length]).toEqual([1, 0])
  })
})

describe("what would change an order next to the shop", () => {
  const paymentOf = async (id: string) => {
    const { order } = (await admin("GET", `/admin/orders/${id}?fields=*payment_collections.payments,payment_status`))
      .body
    const [collection] = order.payment_collections
    return { status: order.payment_status, collection: collection.id, payment: collection.payments[0].id }
  }

  it("is refused: Medusa's words of what was paid, which the accounts say", async () => {
    const order = await bought()
    const { payment, collection } = await paymentOf(order.id)
    for (const [method, path, body] of [
      ["POST", `/admin/payments/${payment}/capture`, {}],
      ["POST", `/admin/payments/${payment}/refund`, { amount: 1 }],
      ["POST", `/admin/payment-collections/${collection}/mark-as-paid`, { order_id: order.id }],
      ["POST", `/admin/payment-collections/${collection}/payment-sessions`, { provider_id: "pp_system_default" }],
      ["POST", "/admin/payment-collections", { order_id: order.id, amount: 1 }],
      ["DELETE", `/admin/payment-collections/${collection}`],
      ["POST", `/admin/orders/${order.id}/payment-sessions/authorize`, { payment_session_id: "payses_1" }],
      ["POST", "/admin/workflows-executions/capture-payment-workflow/run", { input: { payment_id: payment } }],
    ] as const) {
      const answer = await admin(method, path, body)
      expect([path, answer.status, typeof answer.body.message]).toEqual([path, 409, "string"])
    }
    expect((await admin("POST", `/admin/payments/${payment}/capture`, {})).body.message).toContain("Buchhaltung")
    expect((await paymentOf(order.id)).status).toBe("authorized")
    expect((await read(order.id)).paid).toBe(false)
  })

  it.each<[string, "POST" | "DELETE", (id: string) => string, (id: string) => object]>([
    ["an edit", "POST", () => "/admin/order-edits", (id) => ({ order_id: id })],
    ["an edit's confirmation", "POST", (id) => `/admin/order-edits/${id}/confirm`, () => ({})],
    ["a return", "POST", () => "/admin/returns", (id) => ({ order_id: id })],
    ["a claim", "POST", () => "/admin/claims", (id) => ({ order_id: id, type: "refund" })],
    ["an exchange", "POST", () => "/admin/exchanges", (id) => ({ order_id: id })],
    ["a change of another change", "POST", () => "/admin/order-changes/ordch_1", () => ({})],
    ["a draft", "POST", () => "/admin/draft-orders", () => ({ email: "x@example.ch", region_id: "reg_1" })],
    ["an order made of a draft", "POST", (id) => `/admin/draft-orders/${id}/convert-to-order`, () => ({})],
    ["a draft's items", "POST", (id) => `/admin/draft-orders/${id}/edit/items`, () => ({})],
    [
      "a credit",
      "POST",
      (id) => `/admin/orders/${id}/credit-lines`,
      () => ({ amount: 1, reference: "x", reference_id: "x" }),
    ],
    ["another customer", "POST", (id) => `/admin/orders/${id}/transfer`, () => ({ customer_id: "cus_1" })],
    ["a guest", "POST", (id) => `/admin/orders/${id}/transfer/guest`, () => ({ email: "x@example.ch" })],
  ])("is refused: %s", async (_what, method, pathOf, bodyOf) => {
    const order = await bought()
    const { status, body } = await admin(method, pathOf(order.id), bodyOf(order.id))
    expect([status, typeof body.message]).toEqual([409, "string"])
    expect(await read(order.id)).toMatchObject({ total_cost: order.total_cost, cancelled: false })
  })

  it.each(["orders", "products", "inventory-items"])(
    "is refused: an export of %s, as a file that nobody finds",
    async (what) => {
      const { status, body } = await admin("POST", `/admin/${what}/export`, {})
      expect([status, body.message]).toEqual([409, expect.stringContaining("Tabelle für Excel")])
    },
  )

  it("is refused: freeing the stock of an order that stands", async () => {
    const order = await bought()
    const [{ id }] = await sql<{ id: string }>(
      "select r.id from reservation_item r join order_item i on i.item_id = r.line_item_id where i.order_id = $1",
      order.id,
    )
    expect((await admin("DELETE", `/admin/reservations/${id}`)).status).toBe(409)
    expect((await admin("POST", `/admin/reservations/${id}`, { quantity: 1 })).status).toBe(409)
    expect((await admin("POST", `/admin/reservations/${id}`, { description: "Regal 3" })).status).toBe(200)
  })
})
