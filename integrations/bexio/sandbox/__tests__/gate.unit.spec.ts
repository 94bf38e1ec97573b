import { afterEach, describe, expect, it } from "vitest"
import { type BexioSandbox, startBexioSandbox } from "../bexio-sandbox"
import { A_CONTACT, anOrder, callerOf } from "./caller"
import { sandboxOfTheFile } from "./sandbox-of-the-file"

const books = sandboxOfTheFile({
  tokens: { all: ["contact_edit", "kb_order_edit", "kb_invoice_edit", "accounting"], reader: ["contact_show"] },
})

const { call, contact } = books

describe("the gate", () => {
  it.each([undefined, "", "Bearer", "Bearer wrong", "Bearer toString", "Basic all", "all"])(
    "lets nobody in with the authorization %j",
    async (authorization) => {
      expect(await call("GET /2.0/contact", undefined, { authorization })).toMatchObject({
        status: 401,
        body: { error_code: 401, message: "Invalid token." },
      })
    },
  )

  it.each([undefined, "*/*", "text/html"])("answers 415 to whoever accepts %j", async (accept) => {
    expect((await call("GET /2.0/contact", undefined, { accept })).status).toBe(415)
  })

  it("knows what a token may do: to edit is to see too", async () => {
    const reader = { authorization: "Bearer reader" }
    expect((await call("GET /2.0/contact", undefined, reader)).status).toBe(200)
    expect(await call("POST /2.0/contact", A_CONTACT, reader)).toMatchObject({ status: 403, body: { error_code: 403 } })
    expect((await call("GET /2.0/kb_invoice/1", undefined, reader)).status).toBe(403)
    expect((await call("GET /2.0/unit", undefined, reader)).status).toBe(200)
    expect((await call("GET /2.0/kb_order", undefined)).status).toBe(200)
  })

  it.each([
    "GET /2.0/kb_order/7",
    "GET /2.0/nothing",
    "PATCH /2.0/contact/1",
    "GET /2.0/contact/abc",
    "GET /1.0/contact",
  ])("knows no %s", async (path) => {
    expect(await call(path)).toMatchObject({ status: 404, body: { error_code: 404, message: "Page not found" } })
  })

  it.each(["", "null", "7", '"text"', "{", "\u0000"])("can't parse the body %j", async (text) => {
    const { baseUrl, token } = books.sandbox
    const headers = { accept: "application/json", authorization: `Bearer ${token}` }
    const answer = await fetch(`${baseUrl}/2.0/contact`, { method: "POST", headers, body: text })
    expect([answer.status, (await answer.json()).message]).toEqual([415, "Could not parse the data"])
  })
})

describe("a limit", () => {
  let sandbox: BexioSandbox
  afterEach(() => sandbox.stop())

  it("is counted per class and told in five headers, refusals too", async () => {
    sandbox = await startBexioSandbox({ limits: { default: 2, search: 1, pdf: 1 } })
    const ask = callerOf(sandbox)
    const statuses = []
    for (let count = 0; count < 3; count++) statuses.push((await ask("GET /2.0/unit")).status)
    expect(statuses).toEqual([200, 200, 429])
    const refused = await ask("GET /2.0/unit")
    expect(refused.body).toEqual({ error_code: 429, message: "API rate limit exceeded" })
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      "ratelimit-limit": "2",
      "ratelimit-remaining": "0",
      "x-ratelimit-limit-minute": "2",
      "x-ratelimit-remaining-minute": "0",
    })
    expect(Number(refused.headers.get("ratelimit-reset"))).toBeGreaterThan(50)
    expect((await ask("POST /2.0/contact/search", [])).headers.get("ratelimit-limit")).toBe("1")
    expect((await ask("POST /2.0/contact/search", [])).status).toBe(429)
    expect((await ask("GET /2.0/kb_order/1/pdf")).status).toBe(404)
    expect((await ask("GET /2.0/kb_order/1/pdf")).status).toBe(429)
  })

  it("keeps a refused write from happening", async () => {
    sandbox = await startBexioSandbox({ limits: { default: 1, search: 250, pdf: 250 } })
    const ask = callerOf(sandbox)
    await ask("GET /2.0/unit")
    expect((await ask("POST /2.0/contact", A_CONTACT)).status).toBe(429)
    expect((await ask("POST /2.0/contact/search", [])).body).toEqual([])
  })
})

describe("a form", () => {
  it.each([
    ["an unknown field", { address: "Sägestrasse 12a" }, "Unexpected extra form field: address"],
    ["a reference, which contacts don't have", { api_reference: "x" }, "Unexpected extra form field: api_reference"],
    ["a field that is only answered", { id: 7 }, "Unexpected extra form field: id"],
    ["an empty mail", { mail: "" }, "mail"],
    ["no mail", { mail: "einkauf" }, "mail"],
    ["no name", { name_1: undefined }, "name_1"],
    ["an empty name", { name_1: "" }, "name_1"],
    ["no type", { contact_type_id: undefined }, "contact_type_id"],
    ["a third type", { contact_type_id: 3 }, "contact_type_id"],
    ["no user", { user_id: undefined }, "user_id"],
    ["no owner", { owner_id: undefined }, "owner_id"],
    ["a user that doesn't exist", { user_id: 1 }, "user_id: 1 doesn't exist"],
    ["a country that doesn't exist", { country_id: 99 }, "country_id: 99 doesn't exist"],
    ["a house number without a street", { street_name: undefined }, "house_number and address_addition need"],
    ["a number instead of text", { postcode: 9000 }, "postcode"],
  ])("of a contact is refused with %s", async (_case, fields, error) => {
    const { status, body } = await call("POST /2.0/contact", { ...A_CONTACT, ...fields })
    expect(status).toBe(422)
    expect(body).toMatchObject({ error_code: 422, message: "Could not save the entity" })
    expect(body.errors.join("; ")).toContain(error)
    expect((await call("GET /2.0/contact")).body).toEqual([])
  })

  const [position] = anOrder(1).positions
  const withPosition = (fields: object) => ({ positions: [{ ...position, ...fields }] })
  it.each([
    ["an unknown field", { unit_name: "Stk" }, "Unexpected extra form field: unit_name"],
    ["what only invoices have", { reference: "x" }, "Unexpected extra form field: reference"],
    ["a number of its own", { document_nr: "AU-00009" }, "Unexpected extra form field: document_nr"],
    ["no contact", { contact_id: undefined }, "contact_id"],
    ["a contact that doesn't exist", { contact_id: 99 }, "contact_id: 99 doesn't exist"],
    ["no positions", { positions: undefined }, "positions"],
    ["151 positions", { positions: Array(151).fill(position) }, "positions"],
    ["a day that isn't one", { is_valid_from: "2026-02-30" }, "is_valid_from"],
    ["a kind of VAT that isn't one", { mwst_type: 3 }, "mwst_type"],
    ["a position's read-only field", withPosition({ tax_value: "8.10" }), "field: positions.0.tax_value"],
    ["7 decimals", withPosition({ unit_price: "1.0000001" }), "positions.0.unit_price"],
    ["a price that is a number", withPosition({ unit_price: 585 }), "positions.0.unit_price"],
    ["no VAT rate", withPosition({ tax_id: undefined }), "positions.0.tax_id"],
    ["a rate of another year", withPosition({ tax_id: 11 }), "tax_id: 11 doesn't exist"],
    ["a rate of purchases", withPosition({ tax_id: 24 }), "tax_id: 24 doesn't exist"],
    ["a unit that doesn't exist", withPosition({ unit_id: 9 }), "unit_id: 9 doesn't exist"],
    ["a closed account", withPosition({ account_id: 97 }), "account_id: 97 doesn't exist"],
    ["a currency that doesn't exist", { currency_id: 9 }, "currency_id: 9 doesn't exist"],
    ["the amount 0", withPosition({ amount: "0.000" }), "amount: must not be 0"],
    ["a kind of position that isn't one", withPosition({ type: "KbPositionFree" }), "positions.0.type"],
  ])("of an order is refused with %s", async (_case, fields, error) => {
    const { id } = await contact()
    const { status, body } = await call("POST /2.0/kb_order", { ...anOrder(id), ...fields })
    expect(status).toBe(422)
    expect(body.errors.join("; ")).toContain(error)
    expect((await call("GET /2.0/kb_order")).body).toEqual([])
  })
})
