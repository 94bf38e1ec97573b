import { extractText, getDocumentProxy } from "unpdf"
import { expect } from "vitest"
import type { Invoice } from "#shop/erp/wire/invoice"
import type { Order } from "#shop/orders/wire/order"
import type { Quote } from "#shop/quotes/wire/quote"
import { api, type SignedInCustomer, sql, until } from "../harness"
import { target } from "../harness/target"
import { cartWithAccessory } from "./cart-support"
import { checkOut } from "./checkout-support"

interface StoredInvoice {
  id: string
  number: string
  state?: "draft" | "open" | "partial" | "paid" | "cancelled"
  date?: string
  orderId?: string
  total?: number
  positions?: object[]
}

const aPosition = {
  id: "1",
  text: "<strong>RTC 360</strong><br />Miete 1.12.2026 – 3.12.2026",
  amount: "3.000000",
  unitName: "Tag",
  unitPrice: "290.000000",
  positionTotal: "870.000000",
}

/** An invoice as the shop has heard of it from the ERP. */
export async function keepInvoice(
  { email }: SignedInCustomer,
  { id, number, state = "open", date = "2026-11-20", orderId, total = 94_045, positions = [aPosition] }: StoredInvoice,
): Promise<void> {
  await sql(
    `insert into erp_invoice (id, order_id, customer_id, contact_id, number, title, state, date, due_date, total, received,
                              positions, changed_at)
     select $1, $2, account.customer_id, '1', $3, '', $4, $5, $5::date + 30, $6, 0, $7, '2026-11-20 09:00:00'
       from session_account account where account.email = $8`,
    id,
    orderId ?? null,
    number,
    state,
    date,
    total,
    JSON.stringify(positions),
    email,
  )
}

export const invoicesOf = (customer: SignedInCustomer) => api<Invoice[]>("GET", "/invoices/", { token: customer.token })

/** The customer's order, once the ERP has written its invoice. */
export async function invoicedOrder(customer: SignedInCustomer, cart?: string): Promise<Order> {
  const { body } = await checkOut(cart ?? (await cartWithAccessory("usb-c-kabel")), customer)
  return until("the invoice of the order", async () => {
    const { body: order } = await api<Order>("GET", `/orders/${body.id}/`, { token: customer.token })
    return order.bexio_invoice_id === null ? null : order
  })
}

export const askForQuote = (customer: SignedInCustomer, cart: string) =>
  api("POST", `/cart/${cart}/quote/`, { token: customer.token })

/** A quote of two cables, unless it is of another cart. */
export async function issuedQuote(customer: SignedInCustomer, cart?: string): Promise<Quote> {
  const { status, body } = await askForQuote(customer, cart ?? (await cartWithAccessory("usb-c-kabel", 2)))
  expect([status, body.state], JSON.stringify(body)).toEqual([200, "open"])
  return body
}

/** As after days of refusals: a quote that the ERP still refuses isn't tried again by itself. */
export const giveUp = (quoteId: string, job = "issue-quote") =>
  until("the quote's job between two attempts", async () => {
    const jobs = await sql(
      `update pgboss.job set state = 'failed'
        where name = $2 and data->>'quoteId' = $1 and state in ('created', 'retry') returning id`,
      quoteId,
      job,
    )
    return jobs.length > 0
  })

/** A document of the customer's as it is sent. */
export async function fetchPdf(path: string, customer: SignedInCustomer) {
  const { headers, status, ...answer } = await fetch(`${target().baseUrl}/backend/api/v1${path}`, {
    headers: { authorization: `Token ${customer.token}` },
  }).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }))
  return { status, headers, ...answer }
}

/** What the PDF prints, all pages. */
export async function printedText(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text
}
