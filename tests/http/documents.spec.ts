import { afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import type { Order } from "#shop/orders/wire/order"
import { api, erp, type SignedInCustomer, signedInCustomer, sql } from "../harness"
import { fetchPdf, invoicedOrder, invoicesOf, keepInvoice, printedText } from "./document-support"

let customer: SignedInCustomer
let other: SignedInCustomer
let order: Order
let invoiceId: string
beforeAll(async () => {
  ;[customer, other] = [await signedInCustomer(), await signedInCustomer()]
  order = await invoicedOrder(customer)
  invoiceId = (await invoicesOf(customer)).body[0].id
})
afterEach(() => erp.heal())

interface Document {
  id: string
  path: (id: string) => string
  file: string
  number: string
}

const DOCUMENTS: [string, () => Document][] = [
  [
    "the confirmation",
    () => ({
      id: order.id,
      path: (id) => `/orders/${id}/confirmation-pdf`,
      file: `Auftragsbestaetigung_${order.id}.pdf`,
      number: String(order.bexio_order_id),
    }),
  ],
  [
    "the order's invoice",
    () => ({
      id: order.id,
      path: (id) => `/orders/${id}/invoice-pdf`,
      file: `Rechnung_${order.id}.pdf`,
      number: String(order.bexio_invoice_id),
    }),
  ],
  [
    "an invoice",
    () => ({
      id: invoiceId,
      path: (id) => `/invoice/${id}/pdf`,
      file: `Rechnung_${order.bexio_invoice_id}.pdf`,
      number: String(order.bexio_invoice_id),
    }),
  ],
]

describe.each(DOCUMENTS)("%s", (_what, document) => {
  it("is a PDF with its number, a file name, and for the customer alone", async () => {
    const { id, path, file, number } = document()
    const { status, headers, bytes } = await fetchPdf(path(id), customer)
    expect(status, bytes.toString("latin1").slice(0, 200)).toBe(200)
    expect(headers.get("content-type")).toBe("application/pdf")
    expect(headers.get("content-disposition")).toBe(`attachment; filename="${file}"`)
    expect(headers.get("cache-control")).toBe("private, no-store")
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-")
    expect(await printedText(bytes)).toContain(number)
  })

  it("is the same with a slash at the end, and fetched from the ERP once", async () => {
    const { id, path } = document()
    const before = await pdfRequests()
    const [one, again] = await Promise.all([fetchPdf(`${path(id)}/`, customer), fetchPdf(path(id), customer)])
    expect([one.status, again.status]).toEqual([200, 200])
    expect(one.bytes.equals(again.bytes)).toBe(true)
    expect(await pdfRequests()).toBe(before)
  })

  it("looks like none to another customer, and is 403 without a login", async () => {
    const { id, path } = document()
    const [foreign, missing] = [await fetchPdf(path(id), other), await fetchPdf(path("gibt-es-nicht"), other)]
    expect([foreign.status, foreign.bytes.toString()]).toEqual([404, missing.bytes.toString()])
    expect((await api("GET", path(id))).status).toBe(403)
  })
})

const pdfRequests = async (document = "") =>
  (await erp.requests()).filter(({ path }) => path.includes(document) && path.endsWith("/pdf")).length
/** Invoices are asked for by their mails too. */
const confirmationRequests = () => pdfRequests("/kb_order/")

describe("a document that isn't there", () => {
  it("is 404 as long as the ERP doesn't have the order", async () => {
    const { id } = await invoicedOrder(other)
    await sql("update erp_mirror set erp_order_id = null, erp_invoice_id = null where order_id = $1", id)
    const paths = [`/orders/${id}/confirmation-pdf`, `/orders/${id}/invoice-pdf`]
    for (const path of paths) expect((await fetchPdf(path, other)).status).toBe(404)
  })

  it("is 404 for an invoice that is a draft", async () => {
    await keepInvoice(customer, { id: "77", number: "RE-77", state: "draft" })
    expect((await fetchPdf("/invoice/77/pdf", customer)).status).toBe(404)
  })

  it("is 404 as the order's invoice once that is cancelled; in the list it has its PDF, which says so", async () => {
    const { id, bexio_invoice_id: number } = await invoicedOrder(other)
    await sql("update erp_invoice set state = 'cancelled' where number = $1", number)
    expect((await fetchPdf(`/orders/${id}/invoice-pdf`, other)).status).toBe(404)
    const listed = (await invoicesOf(other)).body.find(({ document_nr }) => document_nr === number)
    expect(listed?.state).toBe("cancelled")
    const { status, bytes } = await fetchPdf(`/invoice/${listed?.id}/pdf`, other)
    expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, "%PDF-"])
  })
})

it("is 503 at once, and nobody asks, while the ERP counts as down", async () => {
  const { id } = await invoicedOrder(other)
  await sql("update erp_gate set reason = 'down', closed_until = now() + interval '1 minute'")
  onTestFinished(async () => {
    await sql("update erp_gate set reason = null, closed_until = null, failures = 0")
  })
  const before = await confirmationRequests()
  const startedMs = Date.now()
  const answer = await api("GET", `/orders/${id}/confirmation-pdf`, { token: other.token })
  expect([answer.status, await confirmationRequests()]).toEqual([503, before])
  expect(answer.body.non_field_errors[0]).toMatch(/^Das Dokument ist im Moment nicht abrufbar\./)
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
  expect(Date.now() - startedMs).toBeLessThan(2_000)
})

/** Each asks for an order of its own: what was fetched once is kept. */
describe.each([
  ["answers 500", { kind: "answer", status: 500, body: "oops" }],
  ["answers 503 with a page", { kind: "answer", status: 503, body: "<html>" }],
  ["is asked too often", { kind: "answer", status: 429, headers: { "retry-after": "17" } }],
  ["breaks the connection", { kind: "drop" }],
  ["breaks off in the middle", { kind: "truncate" }],
  ["doesn't answer", { kind: "hang" }],
])("an ERP that %s", (_how, action) => {
  it("makes a document come later, with a sentence and a time, and without the customer's waiting long", async () => {
    const { id } = await invoicedOrder(other)
    await erp.fail({ path: "/2.0/kb_order/", from: 1, times: 9, action })
    const startedMs = Date.now()
    const answer = await api("GET", `/orders/${id}/confirmation-pdf`, { token: other.token })
    expect(answer.status).toBe(503)
    expect(answer.body.non_field_errors[0]).toMatch(/^Das Dokument ist im Moment nicht abrufbar\./)
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(Date.now() - startedMs).toBeLessThan(11_000)
  })
})
