import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import type { ErpProvider } from "#shop/erp/data/provider"
import { bexioProvider } from "../provider"
import { type BexioSandbox, startBexioSandbox } from "../sandbox/bexio-sandbox"
import { document, party } from "./sample-document"

let sandbox: BexioSandbox
let erp: ErpProvider
beforeAll(async () => {
  sandbox = await startBexioSandbox()
})
afterAll(() => sandbox.stop())
beforeEach(async () => {
  await fetch(`${sandbox.baseUrl}/__sandbox/reset`, { method: "POST" })
  erp = bexioProvider({
    baseUrl: sandbox.baseUrl,
    login: { kind: "static", token: sandbox.token },
    retryDelayMs: 1,
    restAfter: 50,
  })
})

const due = calendarDay("2026-12-20")
const writes = (path: string) =>
  sandbox.requests.filter(({ method, path: called }) => method === "POST" && called === path).length

async function ordered() {
  const contactId = await erp.createContact(party())
  return { contactId, order: await erp.createOrder(document(), contactId) }
}

async function invoiced() {
  const { contactId, order } = await ordered()
  const invoice = await erp.createInvoice(order.id)
  return { contactId, order, invoice }
}

describe("an order's way", () => {
  it("leads from the contact to an issued invoice of the shop's total", async () => {
    const { contactId, order, invoice } = await invoiced()
    expect(order).toMatchObject({ number: "AU-00001", total: 111_235 })
    expect(invoice).toMatchObject({
      number: "RE-00001",
      contactId,
      state: "draft",
      total: 111_235,
      received: 0,
      tag: null,
    })
    await erp.tagInvoice(invoice.id, document(), due)
    await erp.issueInvoice(invoice.id)
    expect(await erp.invoice(invoice.id)).toMatchObject({ state: "open", tag: "shop:order:order_1", dueDate: due })
  })

  it("shows an invoice's priced lines as the shop does", async () => {
    const { invoice } = await invoiced()
    expect(invoice.positions.map(({ id: _id, ...line }) => line)).toEqual([
      {
        text: "<strong>RTC 360</strong><br />Miete",
        amount: "3",
        unitName: "Tag",
        unitPrice: "290.00",
        positionTotal: "870.00",
      },
      {
        text: "<strong>Lieferung: Kurier</strong>",
        amount: "1",
        unitName: "Stk",
        unitPrice: "120.00",
        positionTotal: "120.00",
      },
      {
        text: "<strong>USB-C-Kabel</strong>",
        amount: "1",
        unitName: "Stk",
        unitPrice: "39.00",
        positionTotal: "39.00",
      },
    ])
  })

  it("has documents as PDF", async () => {
    const { order, invoice } = await invoiced()
    for (const { name, content } of [await erp.orderPdf(order.id), await erp.invoicePdf(invoice.id)]) {
      expect(name).toMatch(/\.pdf$/)
      expect(content.subarray(0, 5).toString()).toBe("%PDF-")
    }
  })

  it("issues once, however often it is asked for", async () => {
    const { invoice } = await invoiced()
    await erp.issueInvoice(invoice.id)
    await erp.issueInvoice(invoice.id)
    expect(writes(`/2.0/kb_invoice/${invoice.id}/issue`)).toBe(1)
  })

  it.each([
    ["a draft", false],
    ["an issued invoice", true],
  ])("cancels %s, once", async (_case, isIssued) => {
    const { invoice } = await invoiced()
    if (isIssued) await erp.issueInvoice(invoice.id)
    await erp.cancelInvoice(invoice.id)
    await erp.cancelInvoice(invoice.id)
    expect(await erp.invoice(invoice.id)).toMatchObject({ state: "cancelled" })
    await expect(erp.issueInvoice(invoice.id)).rejects.toMatchObject({ failure: "permanent" })
  })
})

describe("what is there already", () => {
  it("is found by its title and tag", async () => {
    const { contactId, order, invoice } = await invoiced()
    expect(await erp.findContact(party({ company: "MUSTER Holzbau AG " }))).toBe(contactId)
    expect(await erp.findOrder(document(), contactId)).toEqual(order)
    expect(await erp.findInvoice(document(), contactId)).toEqual(invoice)
    await erp.tagInvoice(invoice.id, document({ title: "Webshop W-1042" }), due)
    expect(await erp.findInvoice(document(), contactId)).toMatchObject({ id: invoice.id, tag: "shop:order:order_1" })
  })

  it("isn't taken for somebody else's", async () => {
    const { contactId } = await ordered()
    expect(await erp.findContact(party({ company: "Andere AG" }))).toBeNull()
    expect(await erp.findContact(party({ email: "andere@example.ch" }))).toBeNull()
    expect(await erp.findOrder(document({ title: "Webshop W-104" }), contactId)).toBeNull()
    expect(await erp.findOrder(document({ tag: "shop:order:other" }), contactId)).toBeNull()
    expect(await erp.findOrder(document(), String(Number(contactId) + 1))).toBeNull()
    expect(await erp.findInvoice(document(), contactId)).toBeNull()
    expect(await erp.findQuote(document(), contactId)).toBeNull()
    expect(await erp.invoice("4711")).toBeNull()
  })

  it("stops everything where there are two of it", async () => {
    const { contactId } = await ordered()
    await erp.createOrder(document(), contactId)
    await expect(erp.findOrder(document(), contactId)).rejects.toMatchObject({ failure: "permanent" })
  })

  it("is the oldest of several contacts", async () => {
    const first = await erp.createContact(party())
    await erp.createContact(party())
    expect(await erp.findContact(party())).toBe(first)
  })

  it("is looked for again when bexio says that the order is invoiced", async () => {
    const { order } = await invoiced()
    await expect(erp.createInvoice(order.id)).rejects.toMatchObject({ failure: "ambiguous" })
  })

  it("tells people of one e-mail apart", async () => {
    const anna = await erp.createContact(party({ company: "", firstName: "Anna" }))
    const berta = await erp.createContact(party({ company: "", firstName: "Berta" }))
    expect(await erp.findContact(party({ company: "", firstName: "anna" }))).toBe(anna)
    expect(await erp.findContact(party({ company: "", firstName: "Berta" }))).toBe(berta)
    expect(await erp.findContact(party({ company: "", firstName: "Cora" }))).toBeNull()
  })
})

describe("a write whose answer is lost", () => {
  const lose = (path: string, kind: "commit-and-drop" | "truncate" | "drop") =>
    sandbox.faults.add({ method: "POST", path, times: 1, action: { kind } })

  it.each(["commit-and-drop", "truncate"] as const)("is found, not made twice: %s", async (kind) => {
    lose("/2.0/contact", kind)
    await expect(erp.createContact(party())).rejects.toMatchObject({ failure: "ambiguous" })
    const contactId = (await erp.findContact(party())) ?? ""

    lose("/2.0/kb_order", kind)
    await expect(erp.createOrder(document(), contactId)).rejects.toMatchObject({ failure: "ambiguous" })
    const order = await erp.findOrder(document(), contactId)
    expect(order).toMatchObject({ number: "AU-00001", total: 111_235 })

    lose("/2.0/kb_order/1/invoice", kind)
    await expect(erp.createInvoice(order?.id ?? "")).rejects.toMatchObject({ failure: "ambiguous" })
    expect(await erp.findInvoice(document(), contactId)).toMatchObject({ number: "RE-00001", tag: null })

    lose("/2.0/kb_invoice/1/issue", kind)
    await expect(erp.issueInvoice("1")).rejects.toMatchObject({ failure: "ambiguous" })
    await erp.issueInvoice("1")
    expect(writes("/2.0/kb_invoice/1/issue")).toBe(1)
  })

  it("isn't found where it never happened", async () => {
    const contactId = await erp.createContact(party())
    lose("/2.0/kb_order", "drop")
    await expect(erp.createOrder(document(), contactId)).rejects.toMatchObject({ failure: "ambiguous" })
    expect(await erp.findOrder(document(), contactId)).toBeNull()
  })
})

describe("a quote", () => {
  it("is written, found and given out as PDF, no draft any more", async () => {
    const contactId = await erp.createContact(party())
    const quote = await erp.createQuote(document(), contactId, due)
    expect(quote).toMatchObject({ number: "AN-00001", total: 111_235 })
    expect(await erp.findQuote(document(), contactId)).toEqual(quote)
    await erp.quotePdf(quote.id)
    expect((await erp.quotePdf(quote.id)).content.length).toBeGreaterThan(500)
    expect(writes(`/2.0/kb_offer/${quote.id}/issue`)).toBe(1)
  })
})

describe("a total that bexio won't come to", () => {
  it("isn't even sent", async () => {
    const contactId = await erp.createContact(party())
    await expect(erp.createOrder(document({ total: 111_230 }), contactId)).rejects.toMatchObject({
      failure: "permanent",
      message: expect.stringContaining("1112.30"),
    })
    expect(writes("/2.0/kb_order")).toBe(0)
  })
})

describe("payments", () => {
  const pay = (number: string, value: string) =>
    fetch(`${sandbox.baseUrl}/__sandbox/pay/${number}`, { method: "POST", body: JSON.stringify({ value }) })

  it("show as partial, then paid, among what changed", async () => {
    const before = new Date(Date.now() - 1_000)
    const { invoice } = await invoiced()
    await erp.issueInvoice(invoice.id)
    await pay("RE-00001", "100.00")
    expect(await erp.changedInvoices(before)).toMatchObject([{ id: invoice.id, state: "partial", received: 10_000 }])
    expect(await erp.openInvoices()).toMatchObject([{ id: invoice.id }])
    await pay("RE-00001", "1012.35")
    expect(await erp.changedInvoices(before)).toMatchObject([{ state: "paid", received: 111_235 }])
    expect(await erp.openInvoices()).toEqual([])
    expect(await erp.changedInvoices(new Date(Date.now() + 3_600_000))).toEqual([])
  })
})

it("makes the unit Tag once, and asks for the account's ids once", async () => {
  const { contactId } = await ordered()
  await erp.createOrder(document({ title: "Webshop W-1043", tag: "shop:order:order_2" }), contactId)
  expect(writes("/2.0/unit")).toBe(1)
  expect(sandbox.requests.filter(({ path }) => path === "/3.0/taxes")).toHaveLength(1)
})

describe("a refusal", () => {
  const refuse = (times: number) =>
    sandbox.faults.add({
      method: "POST",
      path: "/2.0/kb_order",
      times,
      action: { kind: "answer", status: 422, body: {} },
    })
  const order = async () => {
    const contactId = await erp.createContact(party())
    return erp.createOrder(document(), contactId)
  }

  it("makes it ask for them again and try once more, as staff may have changed them", async () => {
    refuse(1)
    expect((await order()).number).toBe("AU-00001")
    expect(sandbox.requests.filter(({ path }) => path === "/3.0/taxes")).toHaveLength(2)
  })

  it("that has another reason stays one", async () => {
    refuse(2)
    await expect(order()).rejects.toMatchObject({ failure: "permanent", status: 422 })
    expect(writes("/2.0/kb_order")).toBe(2)
  })
})

it("says what is missing in the account", async () => {
  const other = bexioProvider({
    baseUrl: sandbox.baseUrl,
    login: { kind: "static", token: sandbox.token },
    revenueAccountNo: "9876",
  })
  await expect(other.createContact(party())).rejects.toMatchObject({
    failure: "permanent",
    message: expect.stringContaining("account 9876 (BEXIO_REVENUE_ACCOUNT_NO) is missing"),
  })
})

it("takes no id that isn't bexio's", async () => {
  await expect(erp.orderPdf("../3.0/users/me")).rejects.toMatchObject({ failure: "permanent" })
})

it("says whether bexio is there", async () => {
  await expect(erp.ping()).resolves.toBeUndefined()
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
