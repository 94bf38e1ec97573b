import { describe, expect, it } from "vitest"
import type { ErpPosition } from "#shop/erp/data/provider"
import { document, party } from "../../__tests__/sample-document"
import { BexioClient } from "../client"
import { Lookups } from "../lookups"
import { bexioProvider } from "../provider"
import { equals } from "../provider/account"
import { TAXES } from "../sandbox/lookup-data"
import { staticToken } from "../token"
import { sandboxedProvider } from "./sandboxed-provider"

const bexio = sandboxedProvider()

it("makes the unit Tag once, and asks for the account's ids once", async () => {
  const { contactId } = await bexio.ordered()
  await bexio.erp.createOrder(document({ title: "Webshop W-1043", tag: "shop:order:order_2" }), contactId)
  expect(bexio.writes("/2.0/unit")).toBe(1)
  expect(bexio.asked("/3.0/taxes")).toBe(1)
})

it.each([
  ["Liechtenstein", 6],
  ["Atlantis", null],
])("makes a contact in %s of the country that bexio calls so", async (country, id) => {
  await bexio.erp.createContact(party({ country }))
  const { baseUrl, token } = bexio.sandbox
  const client = new BexioClient({ baseUrl, tokens: staticToken(token) })
  const [contact] = await client.searchContacts([equals("mail", party().email)])
  expect(contact.country_id).toBe(id)
})

describe("a refusal", () => {
  const refuse = (times: number) =>
    bexio.sandbox.faults.add({
      method: "POST",
      path: "/2.0/kb_order",
      times,
      action: { kind: "answer", status: 422, body: {} },
    })
  const order = async () => {
    const contactId = await bexio.erp.createContact(party())
    return bexio.erp.createOrder(document(), contactId)
  }

  it("makes it ask for them again and try once more, as staff may have changed them", async () => {
    refuse(1)
    expect((await order()).number).toBe("AU-00001")
    expect(bexio.asked("/3.0/taxes")).toBe(2)
  })

  it("that has another reason stays one", async () => {
    refuse(2)
    await expect(order()).rejects.toMatchObject({ failure: "permanent", status: 422 })
    expect(bexio.writes("/2.0/kb_order")).toBe(2)
  })
})

/** bexio's taxes are others than the stand-in's, so many times. */
const answerTaxes = (body: typeof TAXES, times?: number) =>
  bexio.sandbox.faults.add({ path: "/3.0/taxes", times, action: { kind: "answer", status: 200, body } })

it("asks for them again where one is missing, as staff may have added it", async () => {
  answerTaxes([], 1)
  expect((await bexio.ordered()).order.number).toBe("AU-00001")
  expect(bexio.asked("/3.0/taxes")).toBe(2)
})

const lines = ["Kaution"]
const deposit: ErpPosition = { kind: "priced", lines, amount: 1, unit: "piece", unitPrice: 50_000, isRefundable: true }

it.each([
  ["the only tax of 0 %", [], undefined, { taxId: 21 }],
  ["the usual one of several", ["UN0"], undefined, { taxId: 22 }],
  ["the one that is named", ["UEX"], "UEX", { taxId: 22 }],
  ["none of several", ["UEX"], undefined, "one of U00, UEX has to be named (BEXIO_DEPOSIT_TAX_CODE)"],
  [
    "none where the named one is missing",
    ["UEX"],
    "UX",
    "an active sales tax UX of 0 % (BEXIO_DEPOSIT_TAX_CODE) is missing in bexio",
  ],
])("books deposits under %s", async (_case, codes, depositTaxCode, expected) => {
  answerTaxes([...TAXES, ...codes.map((code) => ({ ...TAXES[3], id: 22, code }))])
  const { baseUrl, token } = bexio.sandbox
  const lookups = new Lookups(new BexioClient({ baseUrl, tokens: staticToken(token) }), { depositTaxCode })
  const found = lookups.refs({ vatPermille: 81, positions: [deposit] }).then(({ refundable }) => refundable)
  if (typeof expected === "string") await expect(found).rejects.toMatchObject({ refusal: expected })
  else expect(await found).toMatchObject(expected)
})

it("says what is missing in the account", async () => {
  const other = bexioProvider({
    baseUrl: bexio.sandbox.baseUrl,
    login: { kind: "static", token: bexio.sandbox.token },
    revenueAccountNo: "9876",
  })
  await expect(other.createContact(party())).rejects.toMatchObject({
    failure: "permanent",
    message: expect.stringContaining("account 9876 (BEXIO_REVENUE_ACCOUNT_NO) is missing"),
  })
})

it("takes no id that isn't bexio's", async () => {
  await expect(bexio.erp.orderPdf("../3.0/users/me")).rejects.toMatchObject({ failure: "permanent" })
})

it("says whether bexio is there", async () => {
  await expect(bexio.erp.ping()).resolves.toBeUndefined()
})

it("reads lists to their last page", async () => {
  const row = (id: number) => ({
    id,
    document_nr: `RE-${id}`,
    contact_id: 7,
    total_gross: "1",
    total_net: "1",
    total_taxes: "0",
    total: "1",
    mwst_type: 0,
    mwst_is_net: true,
    is_valid_from: "2026-11-20",
    is_valid_to: "2026-12-20",
    kb_item_status_id: 8,
    updated_at: `2026-11-20 14:00:${String(59 - (id % 60)).padStart(2, "0")}`,
    taxs: [],
    total_received_payments: "0",
    total_credit_vouchers: "0",
    total_remaining_payments: "1",
  })
  const rows = Array.from({ length: 501 }, (_, index) => row(index + 1))
  const asked: string[] = []
  const paged = bexioProvider({
    baseUrl: "https://bexio.test",
    login: { kind: "static", token: "t" },
    fetch: (async (url: string) => {
      const { searchParams } = new URL(url)
      const [offset, limit] = ["offset", "limit"].map((name) => Number(searchParams.get(name)))
      asked.push(`${offset}+${limit} by ${searchParams.get("order_by")}`)
      return Response.json(rows.slice(offset, (offset ?? 0) + (limit ?? 0)))
    }) as unknown as typeof fetch,
  })
  const changed = await paged.changedInvoices(new Date("2026-11-20T13:00:00Z"))
  expect(new Set(changed.map(({ id }) => id)).size).toBe(501)
  expect(changed.map(({ changedAt }) => changedAt)).toEqual(changed.map(({ changedAt }) => changedAt).sort())
  expect(asked).toEqual(["0+500 by id", "500+500 by id"])
})
