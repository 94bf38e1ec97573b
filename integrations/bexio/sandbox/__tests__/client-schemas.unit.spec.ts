import { describe, expect, it } from "vitest"
import type { ZodType } from "zod"
import * as schemas from "../../schemas"
import { A_CONTACT, anOrder } from "./caller"
import { sandboxOfTheFile } from "./sandbox-of-the-file"

const { call, contact, order, issued } = sandboxOfTheFile()

const CALLS: [call: string, schema: ZodType, body?: (contactId: number) => unknown][] = [
  ["POST /2.0/contact", schemas.contact, () => A_CONTACT],
  ["GET /2.0/contact/1", schemas.contact],
  ["POST /2.0/contact/1", schemas.contact, () => ({ city: "Wil" })],
  ["POST /2.0/contact/search", schemas.contacts, () => []],
  ["POST /2.0/kb_order", schemas.order, anOrder],
  ["GET /2.0/kb_order/1", schemas.order],
  ["GET /2.0/kb_order", schemas.orders],
  ["POST /2.0/kb_order/search", schemas.orders, () => []],
  ["POST /2.0/kb_order/2/invoice", schemas.invoice],
  ["GET /2.0/kb_order/1/pdf", schemas.file],
  ["POST /2.0/kb_offer", schemas.quote, anOrder],
  ["POST /2.0/kb_offer/search", schemas.quotes, () => []],
  ["POST /2.0/kb_invoice", schemas.invoice, anOrder],
  ["GET /2.0/kb_invoice/1", schemas.invoice],
  ["POST /2.0/kb_invoice/search", schemas.invoices, () => []],
  ["GET /2.0/kb_invoice/1/pdf", schemas.file],
  ["POST /2.0/kb_invoice/1/cancel", schemas.success],
  ["POST /2.0/kb_invoice/1/payment", schemas.payment, () => ({ date: "2026-12-01", value: "10", bank_account_id: 1 })],
  ["GET /2.0/kb_invoice/1/payment", schemas.payments],
  ["GET /3.0/taxes?scope=active&types=sales_tax", schemas.taxes],
  ["GET /3.0/currencies", schemas.currencies],
  ["GET /3.0/users/me", schemas.user],
  ["GET /3.0/banking/accounts", schemas.bankAccounts],
  ["GET /2.0/unit", schemas.units],
  ["POST /2.0/unit", schemas.unit, () => ({ name: "Tag" })],
  ["GET /2.0/country", schemas.countries],
  ["GET /2.0/payment_type", schemas.paymentTypes],
  ["GET /2.0/language", schemas.languages],
  ["GET /2.0/accounts", schemas.accounts],
  ["POST /2.0/accounts/search", schemas.accounts, () => [{ field: "account_no", value: "3200", criteria: "=" }]],
]

describe("what the client reads", () => {
  it.each(CALLS)("%s", async (path, schema, body) => {
    await issued()
    await order()
    const { id } = await contact()
    const answer = await call(path, body?.(id))
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    expect(schema.safeParse(answer.body).error).toBeUndefined()
  })

  it("are refusals too", async () => {
    expect(schemas.refusal.parse((await call("POST /2.0/contact", {})).body).errors).toHaveLength(4)
    expect(schemas.refusal.parse((await call("GET /2.0/kb_order/9")).body).error_code).toBe(404)
  })

  it("are the active sales rates when it asks for them", async () => {
    const rates = schemas.taxes.parse((await call("GET /3.0/taxes?scope=active&types=sales_tax")).body)
    expect(rates.map(({ value }) => value)).toEqual([8.1, 2.6, 0])
  })
})
