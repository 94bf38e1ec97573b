import { describe, expect, it } from "vitest"
import { timestampFrom } from "../../mapping/timestamp"
import { INVOICE_STATUS, isPriced, ORDER_STATUS } from "../../schemas"
import { type Books, equals, SUMS } from "./account"

export const invoicesContract = (books: () => Books) =>
  describe("invoices", () => {
    const issued = async () => {
      const invoice = await books().invoice()
      await books().client.issueInvoice(invoice.id)
      return invoice
    }
    const statusOf = async (id: number) => (await books().client.invoice(id)).kb_item_status_id

    it("take over an order whole, as drafts that nobody has tagged", async () => {
      const order = await books().order()
      const invoice = await books().client.createInvoiceFromOrder(order.id)
      expect(invoice).toMatchObject({
        title: order.title,
        contact_id: order.contact_id,
        kb_item_status_id: INVOICE_STATUS.draft,
      })
      expect(Number(invoice.total)).toBe(SUMS.total)
      expect(invoice.api_reference || null).toBeNull()
      const priced = (await books().client.invoice(invoice.id)).positions.filter(isPriced)
      expect(priced.map(({ position_total }) => Number(position_total))).toEqual([870, 120, 39])
      expect((await books().client.order(order.id)).kb_item_status_id).toBe(ORDER_STATUS.done)
    })

    it("aren't made of an order twice", async () => {
      const order = await books().order()
      await books().client.createInvoiceFromOrder(order.id)
      await expect(books().client.createInvoiceFromOrder(order.id)).rejects.toMatchObject({
        status: 422,
        refusal: expect.stringMatching(/invoiced/i),
      })
    })

    it("are found by their tag once they have one", async () => {
      const { id } = await books().invoice()
      const tag = `probe:${crypto.randomUUID()}`
      await books().client.editInvoice(id, { api_reference: tag, reference: "Umbau 7", is_valid_to: "2099-12-20" })
      const rows = await books().client.searchInvoices([equals("api_reference", tag)])
      expect(rows).toEqual([expect.objectContaining({ id, reference: "Umbau 7", is_valid_to: "2099-12-20" })])
      const { answer } = await books().raw("POST", "/2.0/kb_invoice/search", [equals("api_reference", tag)])
      expect((answer as object[])[0]).not.toHaveProperty("positions")
    })

    it("are issued once", async () => {
      const { id } = await issued()
      expect(await statusOf(id)).toBe(INVOICE_STATUS.pending)
      await expect(books().client.issueInvoice(id)).rejects.toMatchObject({ failure: "permanent" })
    })

    it("are partly, then wholly paid, and have changed by that", async () => {
      const [bank] = await books().client.bankAccounts()
      const { id, is_valid_from: date } = await issued()
      const pay = (value: string) => books().client.createPayment(id, { date, value, bank_account_id: bank?.id ?? 1 })
      await pay("100")
      expect(await statusOf(id)).toBe(INVOICE_STATUS.partial)
      await pay("1012.35")
      const { kb_item_status_id, total_received_payments, total_remaining_payments } = await books().client.invoice(id)
      expect(kb_item_status_id).toBe(INVOICE_STATUS.paid)
      expect([Number(total_received_payments), Number(total_remaining_payments)]).toEqual([SUMS.total, 0])
      expect((await books().client.payments(id)).map(({ value }) => Number(value)).sort()).toEqual([100, 1012.35])
      const since = timestampFrom(new Date(Date.now() - 600_000))
      const changed = await books().client.searchInvoices([{ field: "updated_at", value: since, criteria: ">=" }])
      expect(changed.map((row) => row.id)).toContain(id)
    })

    it("are searched by their state", async () => {
      const { id, title } = await books().invoice()
      const ofState = (status: number) =>
        books().client.searchInvoices([equals("kb_item_status_id", status), equals("title", title ?? "")])
      expect((await ofState(INVOICE_STATUS.draft)).map((row) => row.id)).toEqual([id])
      expect(await ofState(INVOICE_STATUS.paid)).toEqual([])
    })

    it("are cancelled once issued, and stay", async () => {
      const { id } = await issued()
      await books().client.cancelInvoice(id)
      expect(await statusOf(id)).toBe(INVOICE_STATUS.cancelled)
    })

    it("have a PDF", async () => {
      const { content } = await books().client.invoicePdf((await issued()).id)
      expect(Buffer.from(content, "base64").subarray(0, 5).toString()).toBe("%PDF-")
    })
  })
