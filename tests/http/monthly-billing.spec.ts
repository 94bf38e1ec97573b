import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { StaffErpComparisons } from "#shop/erp/wire/staff-erp"
import type { Order } from "#shop/orders/wire/order"
import type { StaffOrderOffice } from "#shop/orders/wire/staff-orders"
import { api, erp, mails, type SignedInCustomer, signedInCustomer, sql, staff, until } from "../harness"
import { target } from "../harness/target"
import { fetchPdf, invoicesOf, printedText } from "./document-support"
import {
  billDue,
  bookedInvoices,
  comesTo,
  creditsOf,
  invoicedRental,
  mirrored,
  passDays,
  readOrder,
  totalOf,
} from "./monthly-support"
import { auditOf, refusal } from "./staff-product-support"

let db: Knex
let customer: SignedInCustomer
let admin: Awaited<ReturnType<typeof staff>>
beforeAll(async () => {
  db = knex({ client: "pg", connection: target().databaseUrl })
  admin = await staff()
  await freeDevices()
})
afterAll(() => db.destroy())

/** Whatever was rented before. */
const freeDevices = () => sql("update rental_reservation set status = 'cancelled'")

/** Of three months, the last a day short; so far ahead that a cancellation costs half the rent. */
const LONG: [string, string] = ["2026-12-14", "2027-03-12"]

const start = (id: string) => admin("POST", `/admin/orders/${id}/monthly-billing`)
const read = (id: string) => readOrder(customer, id)
const officeOf = async (id: string) => (await admin<StaffOrderOffice>("GET", `/admin/orders/${id}/office`)).body

/** An order that is billed by the month, its first invoice in the accounts; of a customer of its own, so that its device is free. */
async function monthly(period = LONG): Promise<Order> {
  customer = await signedInCustomer()
  await freeDevices()
  const order = await invoicedRental(customer, period)
  const answers = await Promise.all([start(order.id), start(order.id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await until("the first instalment", async () => (await read(order.id)).monthly_billing?.instalments[0]?.number === 1)
  await mirrored(order.id)
  return read(order.id)
}

const statesOf = ({ monthly_billing }: Order) => monthly_billing?.instalments.map(({ state }) => state)

/** What is given back of a document that isn't of the rental's price. */
const creditOfWaivedDamage = (orderId: string, credit: number) =>
  sql(
    `insert into erp_mirror (id, kind, order_id, change_id, customer_id, serial, state, credit)
     select 'waived' || order_id, 'waiver', order_id, 'waived' || order_id, customer_id, serial + 1, 'credit', $2::int
       from erp_mirror where order_id = $1 order by serial desc limit 1`,
    orderId,
    credit,
  )

const pathOf = (order: Order, action: string) => `/orders/${order.id}/items/${order.rentalitems[0].id}/${action}/`
async function cancel(order: Order) {
  const fee = order.rentalitems[0].standing?.cancellation.fee
  const { token } = customer
  const answer = await api("POST", pathOf(order, "cancel"), { token, body: { confirmed_fee: fee } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  await until("what follows from it", async () => {
    const jobs = await sql("select from pgboss.job where name = 'rental-changed' and state <> 'completed'")
    return jobs.length === 0
  })
  await mirrored(order.id)
  return read(order.id)
}

describe("an order that staff have billed by the month", () => {
  it("has its invoice replaced by the first instalment, and a plan that comes to its total", async () => {
    const order = await monthly()
    expect(order.monthly_billing?.instalments.map(({ day, from, until }) => [day, from, until])).toEqual([
      ["2026-11-24", "2026-12-14", "2027-01-13"],
      ["2027-01-14", "2027-01-14", "2027-02-13"],
      ["2027-02-14", "2027-02-14", "2027-03-12"],
    ])
    expect(statesOf(order)).toEqual(["open", "planned", "planned"])
    const [first, ...others] = await bookedInvoices(order)
    expect([first.number, others]).toEqual([order.bexio_invoice_id, []])
    expect(await comesTo(order)).toBe(totalOf(order))
    const { body: invoices } = await invoicesOf(customer)
    expect(invoices.map(({ state }) => state).sort()).toEqual(["cancelled", "open"])
    expect(invoices.find(({ state }) => state === "open")?.positions[0].text).toContain("Miete 14.12.2026 – 13.1.2027")
    const mail = await until("the mail", () =>
      mails().find(({ subject }) =>
        subject.includes(`Rechnung ${first.number} zu Ihrer Bestellung ${order.shop_number}`),
      ),
    )
    expect(mail.attachments[0].filename).toBe(`Rechnung_${first.number}.pdf`)
  })

  it("is so once, in the log, and shown to staff", async () => {
    const order = await monthly()
    expect((await start(order.id)).status).toBe(200)
    await billDue(db, order.id)
    expect((await read(order.id)).monthly_billing?.instalments).toHaveLength(3)
    expect(await auditOf(order.id, "order.monthly-billing")).toHaveLength(1)
    const { monthly: shown } = await officeOf(order.id)
    expect(shown).toMatchObject({ may_start: false, billing: { to_come: order.monthly_billing?.to_come } })
  })

  it("gets an invoice when a month begins, once, whatever job is sent twice, and is paid when all that are due are", async () => {
    const order = await monthly()
    await erp.pay(String(order.bexio_invoice_id))
    await until("the payment", async () => (await read(order.id)).paid)
    await passDays(order.id, 60)
    await billDue(db, order.id)
    await mirrored(order.id)
    const second = await read(order.id)
    expect([second.paid, statesOf(second)]).toEqual([false, ["paid", "open", "planned"]])
    await passDays(order.id, 30)
    await billDue(db, order.id)
    await mirrored(order.id)
    const last = await read(order.id)
    expect([statesOf(last), last.monthly_billing?.to_come]).toEqual([["paid", "open", "open"], "0.00"])
    const booked = await bookedInvoices(last)
    expect(booked.reduce((sum, { total }) => sum + total, 0)).toBe(totalOf(order))
    for (const { id } of booked.slice(1)) await erp.pay(id)
    await until("all payments", async () => (await read(order.id)).paid)
    const { body } = await admin<StaffErpComparisons>("GET", "/admin/erp/comparison")
    expect(body.rows.filter(({ order_id }) => order_id === order.id)).toEqual([])
  })
})

describe("a cancellation of a rental that is billed by the month", () => {
  it("is billed at once, less what was billed, and nothing comes after it", async () => {
    const order = await cancel(await monthly())
    expect(order.monthly_billing?.to_come).toBe("0.00")
    expect(await bookedInvoices(order)).toHaveLength(2)
    expect(await comesTo(order)).toBe(totalOf(order))
  })

  it.each([
    ["cancels what was billed too much and wasn't paid", false],
    ["credits what was billed too much and paid", true],
  ])("%s", async (_case, isPaid) => {
    const order = await monthly()
    // Its reservation is where it was: nobody came for the device.
    await passDays(order.id, 90)
    await billDue(db, order.id)
    await mirrored(order.id)
    const billed = await read(order.id)
    expect(billed.monthly_billing?.to_come).toBe("0.00")
    if (isPaid) {
      for (const { id } of await bookedInvoices(billed)) await erp.pay(id)
      await until("the payments", async () => (await read(order.id)).paid)
    }
    await creditOfWaivedDamage(order.id, 10_000)
    const cancelled = await cancel(billed)
    expect((await comesTo(cancelled)) + 10_000).toBe(totalOf(cancelled))
    expect((await creditsOf(order.id)) > 10_000).toBe(isPaid)
    expect(await bookedInvoices(cancelled)).toHaveLength(isPaid ? 2 : 1)
  })
})

describe("an extension of a rental that is billed by the month", () => {
  it("comes when its days do, and to what it was said to cost", async () => {
    const order = await monthly()
    const { token } = customer
    const { body: offer } = await api("GET", pathOf(order, "extension"), { token })
    const { rentalenddate, price } = offer.options.at(-1)
    const body = { rentalenddate, confirmed_price: price }
    expect((await api("POST", pathOf(order, "extension"), { token, body })).status).toBe(200)
    await mirrored(order.id)
    const extended = await read(order.id)
    const days = extended.monthly_billing?.instalments.map(({ day }) => day) ?? []
    expect(days.slice(0, 4)).toEqual(["2026-11-24", "2027-01-14", "2027-02-14", "2027-03-13"])
    expect(extended.monthly_billing?.instalments.at(-1)?.until).toBe(rentalenddate)
    expect(await bookedInvoices(extended)).toHaveLength(1)
    expect(await comesTo(extended)).toBe(totalOf(extended))
    expect(totalOf(extended)).toBeGreaterThan(totalOf(order))

    await passDays(order.id, 120)
    await billDue(db, order.id)
    await mirrored(order.id)
    const billed = await read(order.id)
    const all = billed.monthly_billing?.instalments.filter(({ number }) => number !== null) ?? []
    const [own, ofExtension] = all.slice(-2)
    expect([own.until, ofExtension.from]).toEqual(["2026-11-12", "2026-11-13"])
    expect(billed.bexio_invoice_id).toBe(own.document_nr)
    const { bytes } = await fetchPdf(`/orders/${order.id}/invoice-pdf`, customer)
    expect(await printedText(bytes)).toContain(own.document_nr)
  })
})

describe("an order is billed at once", () => {
  it("without a rental of more than 30 chargeable days", async () => {
    customer = await signedInCustomer()
    const order = await invoicedRental(customer, ["2027-03-01", "2027-03-02"], "rtc-360")
    expect((await officeOf(order.id)).monthly).toEqual({ billing: null, may_start: false })
    expect(refusal(await start(order.id))).toEqual([400, "non_field_errors"])
    expect(order.monthly_billing).toBeNull()
  })

  it("once it is paid or its rental has changed", async () => {
    customer = await signedInCustomer()
    await freeDevices()
    const order = await invoicedRental(customer, LONG)
    expect((await officeOf(order.id)).monthly.may_start).toBe(true)
    await erp.pay(String(order.bexio_invoice_id))
    await until("the payment", async () => (await read(order.id)).paid)
    expect(refusal(await start(order.id))).toEqual([400, "non_field_errors"])
    await cancel(order)
    expect(refusal(await start(order.id))).toEqual([400, "non_field_errors"])
    expect((await officeOf(order.id)).monthly.may_start).toBe(false)
  })

  it("where there is none", async () => expect((await start("order_unknown")).status).toBe(404))
})
