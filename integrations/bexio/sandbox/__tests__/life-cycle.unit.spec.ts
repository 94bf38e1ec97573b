import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type BexioSandbox, startBexioSandbox } from "../bexio-sandbox"
import { A_CONTACT, anOrder, callerOf } from "./caller"

let sandbox: BexioSandbox
let call: ReturnType<typeof callerOf>
beforeEach(async () => {
  sandbox = await startBexioSandbox({ now: () => new Date("2026-11-24T08:00:00Z") })
  call = callerOf(sandbox)
})
afterEach(() => sandbox.stop())

const orderFor = async (fields?: object) => {
  const contact = await call("POST /2.0/contact", A_CONTACT)
  return (await call("POST /2.0/kb_order", anOrder(contact.body.id, fields))).body
}
const invoiceFor = async (fields?: object) => {
  const order = await orderFor(fields)
  return (await call(`POST /2.0/kb_order/${order.id}/invoice`)).body
}
const statusOf = async ({ id }: { id: number }) => (await call(`GET /2.0/kb_invoice/${id}`)).body.kb_item_status_id

describe("an order", () => {
  it("carries what was sent, the contact's address and the sums", async () => {
    expect(await orderFor()).toMatchObject({
      document_nr: "AU-00001",
      title: "Webshop W-1042",
      api_reference: "shop:order:1",
      kb_item_status_id: 5,
      contact_address: "Holzbau Beispiel AG\nSägestrasse 12a\n9000 St. Gallen",
      total_gross: "1755",
      total_net: "1755",
      total_taxes: "142.1550",
      total: "1897.15",
      total_rounding_difference: -0.01,
      taxs: [{ percentage: "8.10", value: "142.1550" }],
      updated_at: "2026-11-24 09:00:00",
      positions: [{ amount: "3", unit_name: "Stk", tax_value: "8.10", position_total: "1755", pos: "1" }],
    })
  })

  it("becomes one invoice, a draft with its title and without its reference, and no second one", async () => {
    const order = await orderFor()
    const first = await call(`POST /2.0/kb_order/${order.id}/invoice`)
    expect(first).toMatchObject({ status: 201 })
    expect(first.body).toMatchObject({
      document_nr: "RE-00001",
      title: order.title,
      api_reference: null,
      reference: null,
      kb_item_status_id: 7,
      total: "1897.15",
      is_valid_from: "2026-11-24",
      is_valid_to: "2026-12-23",
    })
    expect((await call(`GET /2.0/kb_order/${order.id}`)).body.kb_item_status_id).toBe(6)
    const second = await call(`POST /2.0/kb_order/${order.id}/invoice`)
    expect(second).toMatchObject({ status: 422, body: { errors: ["order is fully invoiced"] } })
  })
})

describe("an invoice", () => {
  it("is issued, paid in parts and then paid", async () => {
    const invoice = await invoiceFor()
    expect(await call(`POST /2.0/kb_invoice/${invoice.id}/issue`)).toMatchObject({ body: { success: true } })
    expect(await statusOf(invoice)).toBe(8)
    const part = await call(`POST /2.0/kb_invoice/${invoice.id}/payment`, { date: "2026-12-01", value: "1000" })
    expect(part).toMatchObject({ status: 201, body: { value: "1000", kb_invoice_id: invoice.id } })
    expect(await statusOf(invoice)).toBe(16)
    await call(`POST /__sandbox/pay/${invoice.document_nr}`)
    expect((await call(`GET /2.0/kb_invoice/${invoice.id}`)).body).toMatchObject({
      kb_item_status_id: 9,
      total_received_payments: "1897.150000",
      total_remaining_payments: "0.0000",
    })
  })
})
