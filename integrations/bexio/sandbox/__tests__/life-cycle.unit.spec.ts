import { describe, expect, it } from "vitest"
import { A_POSITION, anOrder } from "./caller"
import { NOW, sandboxOfTheFile } from "./sandbox-of-the-file"

const { call, contact, order, invoice, issued } = sandboxOfTheFile()

const read = async ({ id }: { id: number }) => (await call(`GET /2.0/kb_invoice/${id}`)).body
const statusOf = async (row: { id: number }) => (await read(row)).kb_item_status_id
const onInvoice = (row: { id: number }, action: string, body?: unknown) =>
  call(`POST /2.0/kb_invoice/${row.id}/${action}`, body)

describe("an order", () => {
  it("carries what was sent, the contact's address and the sums", async () => {
    expect(await order()).toMatchObject({
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

  it("reads with six decimals what was written short", async () => {
    const { id } = await order()
    expect((await call(`GET /2.0/kb_order/${id}`)).body).toMatchObject({
      total_gross: "1755.000000",
      total: "1897.150000",
      total_taxes: "142.1550",
      positions: [{ amount: "3.000000", unit_price: "585.000000", position_total: "1755.000000" }],
    })
  })

  it("has no VAT unless it says so", async () => {
    const { body } = await call("POST /2.0/kb_order", anOrder((await contact()).id, { mwst_type: undefined }))
    expect(body).toMatchObject({ mwst_type: 1, total_taxes: "0.0000", total: "1755", taxs: [] })
  })

  it("numbers positions by their type over all documents", async () => {
    const text = { type: "KbPositionText", text: "Ihre Referenz: Umbau" }
    await order({ positions: [text, A_POSITION] })
    const { positions } = await order({ positions: [text, A_POSITION, A_POSITION] })
    expect(positions.map(({ type, id }: { type: string; id: number }) => `${type} ${id}`)).toEqual([
      "KbPositionText 2",
      "KbPositionCustom 2",
      "KbPositionCustom 3",
    ])
  })

  it("becomes one invoice, a draft with its title and without its references, and no second one", async () => {
    const { id, title } = await order()
    const first = await call(`POST /2.0/kb_order/${id}/invoice`)
    expect(first).toMatchObject({
      status: 201,
      body: {
        document_nr: "RE-00001",
        title,
        api_reference: null,
        reference: null,
        kb_item_status_id: 7,
        total: "1897.15",
        is_valid_from: "2026-11-24",
        is_valid_to: "2026-12-23",
      },
    })
    expect((await call(`GET /2.0/kb_order/${id}`)).body.kb_item_status_id).toBe(6)
    const second = await call(`POST /2.0/kb_order/${id}/invoice`)
    expect(second).toMatchObject({ status: 422, body: { errors: ["order is fully invoiced"] } })
    expect((await call("GET /2.0/kb_invoice")).body).toHaveLength(1)
  })

  it.each([{}, null, { positions: [] }])("refuses to become one with the body %j", async (body) => {
    const { id } = await order()
    expect(await call(`POST /2.0/kb_order/${id}/invoice`, body)).toMatchObject({
      status: 415,
      body: { error_code: 415, message: "Could not parse the data" },
    })
    expect((await call("GET /2.0/kb_invoice")).body).toEqual([])
  })
})

describe("an invoice", () => {
  it("is issued, paid in parts and then paid", async () => {
    const row = await invoice()
    expect(await onInvoice(row, "issue")).toMatchObject({ status: 200, body: { success: true } })
    expect(await statusOf(row)).toBe(8)
    expect(await onInvoice(row, "payment", { date: "2026-12-01", value: "1000", bank_account_id: 1 })).toMatchObject({
      status: 201,
      body: { value: "1000", date: "2026-12-01", kb_invoice_id: row.id, title: "Zahlungseingang" },
    })
    expect(await read(row)).toMatchObject({ kb_item_status_id: 16, total_remaining_payments: "897.1500" })
    await call(`POST /__sandbox/pay/${row.document_nr}`)
    expect(await read(row)).toMatchObject({
      kb_item_status_id: 9,
      total_received_payments: "1897.150000",
      total_remaining_payments: "0.0000",
    })
  })

  it("is open again without its payment", async () => {
    const row = await issued()
    const { body } = await onInvoice(row, "payment", { date: "2026-12-01", value: "1897.15", bank_account_id: 1 })
    expect(await statusOf(row)).toBe(9)
    expect((await call(`GET /2.0/kb_invoice/${row.id}/payment`)).body).toMatchObject([{ value: "1897.150000" }])
    expect((await call(`DELETE /2.0/kb_invoice/${row.id}/payment/${body.id}`)).body).toEqual({ success: true })
    expect(await statusOf(row)).toBe(8)
    expect((await call(`GET /2.0/kb_invoice/${row.id}/payment/${body.id}`)).status).toBe(404)
  })

  it.each([
    ["more than is open", "1897.16"],
    ["nothing", "0"],
    ["a negative sum", "-1"],
  ])("takes no payment of %s", async (_case, value) => {
    const row = await issued()
    expect((await onInvoice(row, "payment", { date: "2026-12-01", value, bank_account_id: 1 })).status).toBe(422)
  })

  it("is overdue from the day after its last one, and no longer when it is paid", async () => {
    const row = await issued()
    const at = (now?: string) => call("POST /__sandbox/clock", { now })
    await at("2026-12-23T22:00:00Z")
    expect(await statusOf(row)).toBe(8)
    await at("2026-12-23T23:30:00Z")
    expect(await statusOf(row)).toBe(31)
    expect(
      (await call("POST /2.0/kb_invoice/search", [{ field: "kb_item_status_id", value: 31, criteria: "=" }])).body,
    ).toHaveLength(1)
    await call(`POST /__sandbox/pay/${row.id}`)
    expect(await statusOf(row)).toBe(9)
    await at()
    expect((await call("GET /__sandbox/clock")).body.now).toBe(new Date(NOW).toISOString())
  })

  it("is edited as a draft, without its positions, and frozen once it is issued", async () => {
    const row = await invoice()
    const path = `POST /2.0/kb_invoice/${row.id}`
    const fields = { reference: "Umbau", api_reference: "shop:order:1", is_valid_to: "2026-12-31" }
    expect((await call(path, fields)).body).toMatchObject({ ...fields, positions: [{ amount: "3.000000" }] })
    expect((await call(path, { positions: [] })).status).toBe(422)
    await onInvoice(row, "issue")
    expect((await call(path, { reference: "anders" })).status).toBe(422)
    expect(await read(row)).toMatchObject(fields)
  })

  const issuedWithPayment = async () => {
    const row = await issued()
    await call(`POST /__sandbox/pay/${row.id}`, { value: "10" })
    return row
  }
  const cancelled = async () => {
    const row = await issued()
    await onInvoice(row, "cancel")
    return row
  }
  it.each([
    ["a draft", invoice, { issue: 200, revert_issue: 422, cancel: 422 }],
    ["an issued one", issued, { issue: 422, revert_issue: 200, cancel: 200 }],
    ["one with a payment", issuedWithPayment, { issue: 422, revert_issue: 422, cancel: 422 }],
    ["a cancelled one", cancelled, { issue: 422, revert_issue: 422, cancel: 422 }],
  ])("as %s allows so much", async (_case, make, expected) => {
    for (const [action, status] of Object.entries(expected)) {
      expect([action, (await onInvoice(await make(), action)).status]).toEqual([action, status])
    }
  })

  it("is deleted as a draft only, and its number isn't given again", async () => {
    const [draft, sent] = [await invoice(), await issued()]
    expect((await call(`DELETE /2.0/kb_invoice/${sent.id}`)).status).toBe(422)
    expect((await call(`DELETE /2.0/kb_invoice/${draft.id}`)).status).toBe(200)
    expect((await call(`GET /2.0/kb_invoice/${draft.id}`)).status).toBe(404)
    expect((await invoice()).document_nr).toBe("RE-00003")
  })
})

describe("an order invoiced in parts", () => {
  const parts = sandboxOfTheFile({ invoiceWithBody: true })
  it("is partial until everything is taken", async () => {
    const { id, positions } = await parts.order()
    const take = (amount: string) =>
      parts.call(`POST /2.0/kb_order/${id}/invoice`, {
        positions: [{ id: positions[0].id, type: positions[0].type, amount }],
      })
    const status = async () => (await parts.call(`GET /2.0/kb_order/${id}`)).body.kb_item_status_id
    expect((await take("1")).body).toMatchObject({ total_net: "585", kb_item_status_id: 7 })
    expect(await status()).toBe(15)
    expect((await take("2.5")).status).toBe(422)
    expect((await take("2")).status).toBe(201)
    expect(await status()).toBe(6)
    expect((await take("1")).status).toBe(422)
  })
})

describe("a quote", () => {
  it("is written, issued, then accepted or declined", async () => {
    const { id } = await contact()
    const made = await call("POST /2.0/kb_offer", anOrder(id, { is_valid_until: "2026-12-24" }))
    expect(made).toMatchObject({
      status: 201,
      body: { document_nr: "AN-00001", kb_item_status_id: 1, is_valid_until: "2026-12-24", total: "1897.15" },
    })
    const path = `/2.0/kb_offer/${made.body.id}`
    expect((await call(`POST ${path}/accept`)).status).toBe(422)
    expect((await call(`POST ${path}/issue`)).status).toBe(200)
    expect((await call(`POST ${path}`, { title: "anders" })).status).toBe(422)
    expect((await call(`POST ${path}/accept`)).status).toBe(200)
    expect((await call(`GET ${path}`)).body.kb_item_status_id).toBe(3)
  })
})
