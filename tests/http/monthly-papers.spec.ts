import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { fromWireMoney } from "#kernel/money"
import type { Order } from "#shop/orders/wire/order"
import { api, mails, mailTo, type SignedInCustomer, signedInCustomer, sql, until } from "../harness"
import { target } from "../harness/target"
import { fetchPdf, invoicesOf, printedText } from "./document-support"
import { admin, reservationOf, startHandovers, takeBack } from "./handover-support"
import { billDue, comesTo, invoicedRental, mirrored, passDays, readOrder, totalOf } from "./monthly-support"

let db: Knex
let customer: SignedInCustomer
beforeAll(async () => {
  db = knex({ client: "pg", connection: target().databaseUrl })
  await startHandovers()
})
afterAll(() => db.destroy())

const read = (id: string) => readOrder(customer, id)

/** An order of three months, with its first invoice in the accounts; of a customer of its own, so that its device is free. */
async function monthly(): Promise<Order> {
  customer = await signedInCustomer()
  await sql("update rental_reservation set status = 'cancelled'")
  const { id } = await invoicedRental(customer, ["2026-12-14", "2027-03-12"], "rtc-360")
  expect((await admin("POST", `/admin/orders/${id}/monthly-billing`)).status).toBe(200)
  await until("the first instalment", async () => (await read(id)).monthly_billing?.instalments[0]?.number === 1)
  await mirrored(id)
  return read(id)
}

async function cancelled(id: string): Promise<Order> {
  const [item] = (await read(id)).rentalitems
  const body = { confirmed_fee: item.standing?.cancellation.fee }
  expect((await api("POST", `/orders/${id}/items/${item.id}/cancel/`, { token: customer.token, body })).status).toBe(
    200,
  )
  await settled(id)
  return read(id)
}

async function settled(id: string) {
  await until("what follows from it", async () => {
    const jobs = await sql("select from pgboss.job where name = 'rental-changed' and state <> 'completed'")
    return jobs.length === 0
  })
  await mirrored(id)
}

const textOf = async (path: string) => {
  const { status, bytes } = await fetchPdf(path, customer)
  expect(status, path).toBe(200)
  return printedText(bytes)
}

/** Every invoice of the customer, cancelled ones too, is a paper with its number; those that stand make up the order. */
async function expectPapers(order: Order) {
  const { body: invoices } = await invoicesOf(customer)
  for (const { id, document_nr } of invoices) expect(await textOf(`/invoice/${id}/pdf`)).toContain(document_nr)
  const standing = invoices.filter(({ state }) => state !== "cancelled")
  const total = standing.reduce((sum, { total_gross }) => sum + fromWireMoney(total_gross), 0)
  expect(total).toBe(totalOf(order))
  expect(await comesTo(order)).toBe(totalOf(order))
  expect(await textOf(`/orders/${order.id}/confirmation-pdf`)).toContain(order.bexio_order_id)
  return standing
}

/** Who is told of an invoice is told once, with the paper. */
const mailsAbout = (number: string) => mails().filter(({ subject }) => subject.includes(`Rechnung ${number} `))

describe("the papers of an order that is billed by the month", () => {
  it.each([
    ["before its start", 0],
    ["in its second month", 60],
  ])("are right where its rental is cancelled %s", async (_when, days) => {
    const { id } = await monthly()
    if (days > 0) {
      await passDays(id, days)
      await billDue(db, id)
      await mirrored(id)
    }
    const order = await cancelled(id)
    expect(order).toMatchObject({ cancelled: true, monthly_billing: { to_come: "0.00" } })

    const standing = await expectPapers(order)
    expect(await textOf(`/orders/${id}/invoice-pdf`)).toContain(order.bexio_invoice_id)
    expect(standing.map(({ document_nr }) => document_nr)).toContain(order.bexio_invoice_id)
    const told = await mailTo(customer.email, /^Storniert: RTC 360/)
    expect(told.text).toContain("ziehen wir ab, was wir für diese Miete schon verrechnet haben")
    for (const { document_nr } of standing) {
      await until("its mail", () => mailsAbout(document_nr).length > 0)
      expect(mailsAbout(document_nr).map(({ attachments }) => attachments.length)).toEqual([1])
    }
  })

  it("are right where its rental comes back late: the protocol, and what it costs apart", async () => {
    const { id } = await monthly()
    const rental = await reservationOf(id)
    const days = 112
    await sql(
      `update rental_reservation set status = 'handed_over', start_day = start_day - ${days}, end_day = end_day - ${days},
              window_start = window_start - ${days}, window_end = window_end - ${days} where id = $1`,
      rental.id,
    )
    await passDays(id, days)
    await billDue(db, id)
    await mirrored(id)
    const billed = await read(id)
    expect((await takeBack(rental.id, "2026-11-24")).status).toBe(200)
    await settled(id)

    const order = await read(id)
    expect(order.changes).toMatchObject([{ kind: "late_return", percent: null }])
    expect(order.monthly_billing).toEqual(billed.monthly_billing)
    const standing = await expectPapers(order)
    const [apart] = standing.filter(({ total_gross }) => total_gross === order.changes[0].total)
    expect(await textOf(`/invoice/${apart.id}/pdf`)).toContain("Verspätete Rückgabe")
    expect(order.bexio_invoice_id).toBe(billed.bexio_invoice_id)
    expect(await textOf(`/orders/${id}/invoice-pdf`)).toContain(billed.bexio_invoice_id)
    const [protocol] = order.protocols
    expect(await textOf(`/orders/${id}/protocols/${protocol.id}/pdf`)).toContain(rental.serial_number)
  })
})
