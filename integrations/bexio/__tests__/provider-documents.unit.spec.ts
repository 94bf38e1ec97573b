import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { document, party } from "./sample-document"
import { sandboxedProvider } from "./sandboxed-provider"

const bexio = sandboxedProvider()
const due = calendarDay("2026-12-20")

describe("an order's way", () => {
  it("leads from the contact to an issued invoice of the shop's total", async () => {
    const { contactId, order, invoice } = await bexio.invoiced()
    expect(order).toMatchObject({ number: "AU-00001", total: 111_235 })
    expect(invoice).toMatchObject({
      number: "RE-00001",
      contactId,
      state: "draft",
      total: 111_235,
      received: 0,
      tag: null,
    })
    await bexio.erp.tagInvoice(invoice.id, document(), due)
    await bexio.erp.issueInvoice(invoice.id)
    expect(await bexio.erp.invoice(invoice.id)).toMatchObject({
      state: "open",
      tag: "shop:order:order_1",
      dueDate: due,
    })
  })

  it("shows an invoice's priced lines as the shop does", async () => {
    const { invoice } = await bexio.invoiced()
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
    const { order, invoice } = await bexio.invoiced()
    for (const { name, content } of [await bexio.erp.orderPdf(order.id), await bexio.erp.invoicePdf(invoice.id)]) {
      expect(name).toMatch(/\.pdf$/)
      expect(content.subarray(0, 5).toString()).toBe("%PDF-")
    }
  })

  it("issues once, however often it is asked for", async () => {
    const { invoice } = await bexio.invoiced()
    await bexio.erp.issueInvoice(invoice.id)
    await bexio.erp.issueInvoice(invoice.id)
    expect(bexio.writes(`/2.0/kb_invoice/${invoice.id}/issue`)).toBe(1)
  })

  it.each([
    ["a draft", false],
    ["an issued invoice", true],
  ])("cancels %s, once", async (_case, isIssued) => {
    const { invoice } = await bexio.invoiced()
    if (isIssued) await bexio.erp.issueInvoice(invoice.id)
    await bexio.erp.cancelInvoice(invoice.id)
    await bexio.erp.cancelInvoice(invoice.id)
    expect(await bexio.erp.invoice(invoice.id)).toMatchObject({ state: "cancelled" })
    await expect(bexio.erp.issueInvoice(invoice.id)).rejects.toMatchObject({ failure: "permanent" })
  })
})

describe("a quote", () => {
  it("is written, found and given out as PDF, no draft any more", async () => {
    const contactId = await bexio.erp.createContact(party())
    const quote = await bexio.erp.createQuote(document(), contactId, due)
    expect(quote).toMatchObject({ number: "AN-00001", total: 111_235 })
    expect(await bexio.erp.findQuote(document(), contactId)).toEqual(quote)
    await bexio.erp.quotePdf(quote.id)
    expect((await bexio.erp.quotePdf(quote.id)).content.length).toBeGreaterThan(500)
    expect(bexio.writes(`/2.0/kb_offer/${quote.id}/issue`)).toBe(1)
  })
})

describe("a total that bexio won't come to", () => {
  it("isn't even sent", async () => {
    const contactId = await bexio.erp.createContact(party())
    await expect(bexio.erp.createOrder(document({ total: 111_230 }), contactId)).rejects.toMatchObject({
      failure: "permanent",
      message: expect.stringContaining("1112.30"),
    })
    expect(bexio.writes("/2.0/kb_order")).toBe(0)
  })
})

describe("payments", () => {
  const pay = (number: string, value: string) =>
    fetch(`${bexio.sandbox.baseUrl}/__sandbox/pay/${number}`, { method: "POST", body: JSON.stringify({ value }) })

  it("show as partial, then paid, among what changed", async () => {
    const before = new Date(Date.now() - 1_000)
    const { invoice } = await bexio.invoiced()
    await bexio.erp.issueInvoice(invoice.id)
    await pay("RE-00001", "100.00")
    expect(await bexio.erp.changedInvoices(before)).toMatchObject([
      { id: invoice.id, state: "partial", received: 10_000 },
    ])
    expect(await bexio.erp.openInvoices()).toMatchObject([{ id: invoice.id }])
    await pay("RE-00001", "1012.35")
    expect(await bexio.erp.changedInvoices(before)).toMatchObject([{ state: "paid", received: 111_235 }])
    expect(await bexio.erp.openInvoices()).toEqual([])
    expect(await bexio.erp.changedInvoices(new Date(Date.now() + 3_600_000))).toEqual([])
  })
})
