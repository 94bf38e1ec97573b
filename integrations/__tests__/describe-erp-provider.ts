import { beforeEach, describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import type { ErpProvider } from "#shop/erp/data/provider"
import { document, party } from "./sample-document"

interface ErpWithBooks {
  provider: ErpProvider
  /** Books a payment of the invoice with this number. */
  pay(number: string, amount: Rappen): Promise<void>
}

const due = calendarDay("2026-12-20")
const TOTAL = document().total

/** What the shop relies on in every ERP. @param withEmptyBooks called before each case */
export function describeErpProvider(name: string, withEmptyBooks: () => Promise<ErpWithBooks>): void {
  let erp: ErpProvider
  let pay: ErpWithBooks["pay"]
  beforeEach(async () => {
    const { provider, ...books } = await withEmptyBooks()
    erp = provider
    pay = books.pay
  })

  async function invoiced() {
    const contactId = await erp.createContact(party())
    const order = await erp.createOrder(document(), contactId)
    return { contactId, order, invoice: await erp.createInvoice(order.id) }
  }

  describe(`an order's way in ${name}`, () => {
    it("leads from the contact to an issued invoice of the shop's total", async () => {
      const { contactId, order, invoice } = await invoiced()
      expect(order).toMatchObject({ number: expect.stringMatching(/\d/), total: TOTAL })
      expect(invoice).toMatchObject({ contactId, state: "draft", total: TOTAL, received: 0, tag: null })
      expect(invoice.net + invoice.vat).toBeCloseTo(TOTAL, -1)
      await erp.tagInvoice(invoice.id, document(), due)
      await erp.issueInvoice(invoice.id)
      const { tag } = document()
      expect(await erp.invoice(invoice.id)).toMatchObject({ state: "open", tag, dueDate: due })
    })

    it("shows an invoice's priced lines as the shop does", async () => {
      const { invoice } = await invoiced()
      const lines = invoice.positions.map(({ amount, unitName, unitPrice, positionTotal }) =>
        [amount, unitName, unitPrice, positionTotal].join(" "),
      )
      expect(lines).toEqual(["3 Tag 290.00 870.00", "1 Stk 120.00 120.00", "1 Stk 39.00 39.00"])
      expect(invoice.positions[0].text).toContain("RTC 360")
    })

    it("has documents as PDF", async () => {
      const { contactId, order, invoice } = await invoiced()
      const quote = await erp.createQuote(document(), contactId, due)
      for (const file of [
        await erp.orderPdf(order.id),
        await erp.invoicePdf(invoice.id),
        await erp.quotePdf(quote.id),
      ]) {
        expect(file.name).toMatch(/\.pdf$/)
        expect(file.content.subarray(0, 5).toString()).toBe("%PDF-")
      }
    })

    it("may be gone again: what is issued or cancelled already stays so", async () => {
      const { invoice } = await invoiced()
      for (let n = 0; n < 2; n++) await erp.issueInvoice(invoice.id)
      expect(await erp.invoice(invoice.id)).toMatchObject({ state: "open" })
      for (let n = 0; n < 2; n++) await erp.cancelInvoice(invoice.id)
      expect(await erp.invoice(invoice.id)).toMatchObject({ state: "cancelled" })
      await expect(erp.issueInvoice(invoice.id)).rejects.toMatchObject({ failure: "permanent" })
    })

    it("may end with a draft that is cancelled", async () => {
      const { invoice } = await invoiced()
      await erp.cancelInvoice(invoice.id)
      expect(await erp.invoice(invoice.id)).toMatchObject({ state: "cancelled" })
    })
  })

  describe(`what is there already in ${name}`, () => {
    it("is found by its title and tag", async () => {
      const { contactId, order, invoice } = await invoiced()
      const quote = await erp.createQuote(document(), contactId, due)
      expect(await erp.findContact(party({ company: "MUSTER Holzbau AG " }))).toBe(contactId)
      expect(await erp.findOrder(document(), contactId)).toEqual(order)
      expect(await erp.findInvoice(document(), contactId)).toEqual(invoice)
      expect(await erp.findQuote(document(), contactId)).toEqual(quote)
      await erp.tagInvoice(invoice.id, document(), due)
      expect(await erp.findInvoice(document(), contactId)).toMatchObject({ id: invoice.id, tag: document().tag })
    })

    it("isn't taken for somebody else's", async () => {
      const contactId = await erp.createContact(party())
      await erp.createOrder(document(), contactId)
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
      const contactId = await erp.createContact(party())
      for (let n = 0; n < 2; n++) await erp.createOrder(document(), contactId)
      await expect(erp.findOrder(document(), contactId)).rejects.toMatchObject({ failure: "permanent" })
    })

    it("is the oldest of several contacts", async () => {
      const first = await erp.createContact(party())
      await erp.createContact(party())
      expect(await erp.findContact(party())).toBe(first)
    })

    it("tells people of one e-mail apart", async () => {
      const anna = await erp.createContact(party({ company: "", firstName: "Anna" }))
      const berta = await erp.createContact(party({ company: "", firstName: "Berta" }))
      expect(await erp.findContact(party({ company: "", firstName: "anna" }))).toBe(anna)
      expect(await erp.findContact(party({ company: "", firstName: "Berta" }))).toBe(berta)
      expect(await erp.findContact(party({ company: "", firstName: "Cora" }))).toBeNull()
    })

    it("is to be looked for again where the order is invoiced", async () => {
      const { order } = await invoiced()
      await expect(erp.createInvoice(order.id)).rejects.toMatchObject({ failure: "ambiguous" })
    })
  })

  it(`tells of payments in ${name} among what changed`, async () => {
    const before = new Date(Date.now() - 1_000)
    const { invoice } = await invoiced()
    await erp.issueInvoice(invoice.id)
    await pay(invoice.number, 10_000)
    expect(await erp.changedInvoices(before)).toMatchObject([{ id: invoice.id, state: "partial", received: 10_000 }])
    expect(await erp.openInvoices()).toMatchObject([{ id: invoice.id }])
    await pay(invoice.number, TOTAL - 10_000)
    expect(await erp.changedInvoices(before)).toMatchObject([{ state: "paid", received: TOTAL }])
    expect(await erp.openInvoices()).toEqual([])
    expect(await erp.changedInvoices(new Date(Date.now() + 3_600_000))).toEqual([])
  })

  it(`answers whether ${name} is there`, () => expect(erp.ping()).resolves.toBeUndefined())
}
