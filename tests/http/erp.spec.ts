import { beforeAll, describe, expect, it } from "vitest"
import type { StaffErpRows } from "#shop/erp/wire/staff-erp"
import type { Order } from "#shop/orders/wire/order"
import type { ExtensionOffer } from "#shop/orders/wire/rental-change"
import {
  api,
  demoDeliveryTypes,
  demoProduct,
  erp,
  mailTo,
  type SignedInCustomer,
  signedInCustomer,
  sql,
  staff,
  until,
} from "../harness"
import { add, cartWithAccessory, cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import { keepInvoice } from "./document-support"
import { alarms, booked, invoicedOrder, readOrder, rowsOf } from "./erp-support"

const OPEN = 8
const CANCELLED = 19

let customer: SignedInCustomer
beforeAll(async () => {
  customer = await signedInCustomer()
})

const read = (id: string) => readOrder(customer, id)
const withInvoice = (id: string) => invoicedOrder(customer, id)

/** An order with a rental and an accessory, in the ERP with its invoice. */
async function ordered(period: [string, string]): Promise<Order> {
  const cart = await cartWithRental("blk-360-g2", period)
  await add("accessory", (await demoProduct("usb-c-kabel", "accessory")).id, { cart })
  return withInvoice((await checkOut(cart, customer)).body.id)
}

const change = (order: Order, action: "cancel" | "extension", body: object, rental = 0) =>
  api<Order>("POST", `/orders/${order.id}/items/${order.rentalitems[rental].id}/${action}/`, {
    token: customer.token,
    body,
  })

/** Extends the order's first rental to the first end that is offered, until that has its invoice. */
async function extended(order: Order): Promise<ExtensionOffer["options"][number]> {
  const path = `/orders/${order.id}/items/${order.rentalitems[0].id}/extension/`
  const [option] = (await api<ExtensionOffer>("GET", path, { token: customer.token })).body.options
  const wish = { rentalenddate: option.rentalenddate, confirmed_price: option.price }
  const { status, body } = await change(order, "extension", wish)
  expect(status, JSON.stringify(body)).toBe(200)
  await until("the second invoice", async () => (await rowsOf(order))[1]?.state === "done")
  return option
}

describe("an order in the ERP", () => {
  it("has its number in the checkout's answer, and its invoice a moment later", async () => {
    const { status, body } = await checkOut(await cartWithRental("rtc-360", ["2027-04-06", "2027-04-15"]), customer)
    expect([status, body.bexio_order_id]).toEqual([200, expect.stringMatching(/^AU-\d{5}$/)])
    const seen = await withInvoice(body.id)
    expect(seen).toMatchObject({ bexio_order_id: body.bexio_order_id, paid: false })

    const { orders, invoices, contacts } = await erp.state()
    const [invoice] = invoices.filter(({ document_nr }) => document_nr === seen.bexio_invoice_id)
    expect(invoice).toMatchObject({ title: `Webshop ${body.shop_number}`, api_reference: `shop:order:${body.id}` })
    expect(Number(invoice.total)).toBe(Number(body.total_cost))
    expect(orders.filter(({ title }) => title === `Webshop ${body.shop_number}`)).toHaveLength(1)
    expect(contacts.filter(({ mail }) => mail === customer.email)).toHaveLength(1)
  })

  it("is paid when the ERP says so, and captured once in the shop", async () => {
    const order = await withInvoice((await checkOut(await cartWithAccessory("usb-c-kabel", 3), customer)).body.id)
    await erp.pay(order.bexio_invoice_id as string)
    await until("the payment", async () => (await read(order.id)).paid)
    const captured = () =>
      sql(
        `select c.amount::float as amount from capture c join payment p on p.id = c.payment_id
           join order_payment_collection l on l.payment_collection_id = p.payment_collection_id where l.order_id = $1`,
        order.id,
      )
    await until("the capture", async () => (await captured()).length > 0)
    expect(await captured()).toEqual([{ amount: Number(order.total_cost) }])
  })

  it("that has no row gets one, and finds what is there already", async () => {
    const order = await withInvoice((await checkOut(await cartWithAccessory("usb-c-kabel"), customer)).body.id)
    await sql("delete from erp_mirror where order_id = $1", order.id)
    await until("the row", async () => (await rowsOf(order))[0]?.state === "done")
    expect(await booked(order), "found, not written again").toHaveLength(1)
  })
})

const capturedOf = async (orderId: string) => {
  const [{ sum }] = await sql<{ sum: number }>(
    `select coalesce(sum(c.amount), 0)::float as sum from capture c join payment p on p.id = c.payment_id
       join order_payment_collection l on l.payment_collection_id = p.payment_collection_id where l.order_id = $1`,
    orderId,
  )
  return sum
}

describe("what is paid of an order", () => {
  /** An order whose own invoice is nobody's, so that the spec has its invoices in its hands. */
  async function withoutInvoice() {
    const order = await withInvoice((await checkOut(await cartWithAccessory("usb-c-kabel", 4), customer)).body.id)
    await sql("update erp_invoice set order_id = null where order_id = $1", order.id)
    return { order, total: Math.round(Number(order.total_cost) * 100) }
  }
  let made = 0
  const kept = async (state: "open" | "paid", total: number, orderId?: string) => {
    made += 1
    const id = `capture-${made}`
    await keepInvoice(customer, { id, number: `RE-C${made}`, state, total, orderId })
    return id
  }

  it("is captured again within a day, and nothing of an invoice that is gone from the ERP", async () => {
    const { order, total } = await withoutInvoice()
    for (const state of ["open", "paid"] as const) {
      const gone = "update erp_invoice set deleted_at = now(), order_id = $2 where id = $1"
      await sql(gone, await kept(state, 100), order.id)
    }
    await kept("paid", 500, order.id)
    await until("the first capture", async () => (await capturedOf(order.id)) > 0)
    expect(await capturedOf(order.id)).toBe(5)
    await kept("paid", total - 500, order.id)
    await until("the second capture", async () => (await capturedOf(order.id)) > 5)
    expect(await capturedOf(order.id)).toBe(total / 100)
  })

  it("is captured once by jobs that overlap", async () => {
    const { order } = await withoutInvoice()
    await kept("paid", 500, order.id)
    await sql(
      `insert into pgboss.job (name, data)
       select 'order-paid', jsonb_build_object('orderId', $1::text) from generate_series(1, 6)`,
      order.id,
    )
    const left = () =>
      sql(
        "select from pgboss.job where name = 'order-paid' and data->>'orderId' = $1 and state in ('created', 'active', 'retry')",
        order.id,
      )
    await until("the jobs", async () => (await capturedOf(order.id)) > 0 && (await left()).length === 0, 40_000)
    expect(await capturedOf(order.id)).toBe(5)
  })

  it("is none of an invoice that staff deleted in the ERP and read again", async () => {
    const order = await ordered(["2027-05-11", "2027-05-13"])
    const [{ id }] = await sql("select id from erp_invoice where order_id = $1", order.id)
    await erp.call("POST", `/2.0/kb_invoice/${id}/revert_issue`)
    await erp.call("DELETE", `/2.0/kb_invoice/${id}`)
    expect((await (await staff())("POST", `/admin/erp/orders/${order.id}/reread`)).status).toBe(200)
    await sql("update erp_invoice set state = 'paid', received = total where id = $1", id)
    expect(await read(order.id)).toMatchObject({ paid: false, bexio_invoice_id: null })
    expect((await change(order, "cancel", { confirmed_fee: "270.00" })).status).toBe(200)
    const { text } = await mailTo(customer.email, new RegExp(`^Storniert: .* ${order.shop_number}`))
    expect(text).not.toMatch(/bezahlt|schreiben wir Ihnen gut/)
    expect(await capturedOf(order.id)).toBe(0)
  })
})

it("an invoice that is gone from the ERP is forgotten within a day", async () => {
  const order = await ordered(["2027-05-18", "2027-05-20"])
  const [{ id }] = await sql("select id from erp_invoice where order_id = $1", order.id)
  await erp.call("POST", `/2.0/kb_invoice/${id}/revert_issue`)
  await erp.call("DELETE", `/2.0/kb_invoice/${id}`)
  await sql("update erp_task set due_at = now() where id = 'open-invoices'")
  await until("no invoice", async () => (await read(order.id)).bexio_invoice_id === null)
})

it("an invoice that the ERP refuses to tell of keeps the daily look from no other", async () => {
  const orders = [await ordered(["2027-05-25", "2027-05-26"]), await ordered(["2027-05-27", "2027-05-28"])]
  const ids = await Promise.all(
    orders.map(async (order) => (await sql("select id from erp_invoice where order_id = $1", order.id))[0].id),
  )
  for (const id of ids) {
    await erp.call("POST", `/2.0/kb_invoice/${id}/revert_issue`)
    await erp.call("DELETE", `/2.0/kb_invoice/${id}`)
  }
  await erp.fail({
    method: "GET",
    path: `/2.0/kb_invoice/${ids[0]}`,
    times: 99,
    action: { kind: "answer", status: 422 },
  })
  await sql("update erp_task set due_at = now() where id = 'open-invoices'")
  await until("the other to be forgotten", async () => (await read(orders[1].id)).bexio_invoice_id === null)
  expect((await read(orders[0].id)).bexio_invoice_id).not.toBeNull()
  await erp.heal()
})

describe("a change of an order", () => {
  it("cancels the unpaid invoice and puts what is still owed in its place", async () => {
    const order = await ordered(["2026-12-14", "2026-12-16"])
    const { status, body } = await change(order, "cancel", { confirmed_fee: "270.00" })
    expect(status, JSON.stringify(body)).toBe(200)
    const owed = Number(body.amended?.total_cost)
    await until(
      "the other invoice",
      async () => (await booked(order)).length === 2 && (await rowsOf(order))[1].state === "done",
    )
    expect(await booked(order)).toEqual([
      ["", Number(order.total_cost), CANCELLED],
      ["-2", owed, OPEN],
    ])
    expect((await read(order.id)).bexio_invoice_id).not.toBe(order.bexio_invoice_id)
  })

  it.each<[string, string | undefined, number, RegExp]>([
    ["paid", undefined, 9, /Sie haben bereits bezahlt\. Wir erstatten Ihnen CHF \d/],
    [
      "partly paid",
      "100.00",
      16,
      /Die Rechnung bleibt bestehen; CHF \d.* davon schreiben wir Ihnen gut: So viel weniger/,
    ],
  ])(
    "touches no %s invoice, but prepares the credit and tells customer and staff",
    async (_case, paid, status, said) => {
      const order = await ordered(["2027-01-18", "2027-01-20"])
      await erp.pay(order.bexio_invoice_id as string, paid)
      await until("the payment", async () => {
        const [invoice] = await sql("select received from erp_invoice where order_id = $1", order.id)
        return invoice.received > 0
      })
      const { body } = await change(order, "cancel", { confirmed_fee: "270.00" })
      await until("the credit", async () => (await rowsOf(order))[1]?.state === "credit")
      const credit = Math.round((Number(order.total_cost) - Number(body.amended?.total_cost)) * 100)
      expect((await rowsOf(order))[1]).toMatchObject({ kind: "cancellation", credit })
      expect(await booked(order)).toEqual([["", Number(order.total_cost), status]])
      const { rows } = (await (await staff())<StaffErpRows>("GET", `/admin/erp?order_id=${order.id}`)).body
      const invoice = { number: order.bexio_invoice_id, amount: credit, url: expect.stringContaining("http") }
      expect(rows[1].set_off).toEqual(paid === undefined ? [] : [invoice])
      const { text } = await mailTo(customer.email, new RegExp(`^Storniert: .* ${order.shop_number}`))
      expect(text.replaceAll("\u00a0", " ")).toMatch(said)
      await until("the mail to staff", () =>
        alarms("Gutschrift freigeben").some(({ text }) =>
          new RegExp(`${order.shop_number}-2: Gutschrift .* ${paid ? "0.00" : "[1-9]\\S*"} überweisen`).test(
            text.replaceAll("\u00a0", " "),
          ),
        ),
      )
    },
  )

  it("promises nothing back for a rental whose invoice is open, though another's extension is paid", async () => {
    const period = { rentalstartdate: "2027-03-02", rentalenddate: "2027-03-03" }
    const cart = await cartWithRental("blk-360-g2", [period.rentalstartdate, period.rentalenddate])
    const delivery = (await demoDeliveryTypes()).pickup.id
    await add("rental", (await demoProduct("rtc-360")).id, { cart, ...period, delivery, productservice: null })
    const order = await withInvoice((await checkOut(cart, customer)).body.id)
    await extended(order)
    const { invoices } = await erp.state()
    const added = invoices.find(({ title }) => title === `Webshop ${order.shop_number}-2`)
    await erp.pay(added?.document_nr as string)
    await until("the payment", async () => {
      const paid = await sql("select 1 from erp_invoice where order_id = $1 and state = 'paid'", order.id)
      return paid.length === 1
    })
    const { fee } = (await read(order.id)).rentalitems[1].standing?.cancellation ?? {}
    expect((await change(order, "cancel", { confirmed_fee: fee }, 1)).status).toBe(200)
    const { text } = await mailTo(customer.email, new RegExp(`^Storniert: .* ${order.shop_number}`))
    expect(text).toContain("Die ursprüngliche Rechnung ist aufgehoben")
  })

  it("adds an order and an invoice for an extension", async () => {
    const order = await ordered(["2027-02-09", "2027-02-10"])
    const { total } = await extended(order)
    expect(await booked(order)).toEqual([
      ["", Number(order.total_cost), OPEN],
      ["-2", Number(total), OPEN],
    ])
  })

  it("cancels the unpaid invoice of an order that staff cancel as a whole", async () => {
    const order = await withInvoice((await checkOut(await cartWithAccessory("usb-c-kabel"), customer)).body.id)
    const admin = await staff()
    expect((await admin("POST", `/admin/orders/${order.id}/cancel`, {})).status).toBe(200)
    await until("the cancellation", async () => (await rowsOf(order))[1]?.state === "done")
    expect(await booked(order)).toEqual([["", Number(order.total_cost), CANCELLED]])
    expect(await read(order.id)).toMatchObject({ cancelled: true, paid: false, bexio_invoice_id: null })
  })
})
