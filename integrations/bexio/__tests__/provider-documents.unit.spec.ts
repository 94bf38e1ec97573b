import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { document, party } from "../../__tests__/sample-document"
import { sandboxedProvider } from "./sandboxed-provider"

const bexio = sandboxedProvider()
it("prints the name of a priced line bold, and what follows below it", async () => {
  const { invoice } = await bexio.invoiced()
  expect(invoice.positions.map(({ text }) => text)).toEqual([
    "<strong>RTC 360</strong><br />Miete",
    "<strong>Lieferung: Kurier</strong>",
    "<strong>USB-C-Kabel</strong>",
  ])
})

it("asks bexio to issue an invoice or a quote once, however often it is asked itself", async () => {
  const { contactId, invoice } = await bexio.invoiced()
  await bexio.erp.issueInvoice(invoice.id)
  await bexio.erp.issueInvoice(invoice.id)
  expect(bexio.writes(`/2.0/kb_invoice/${invoice.id}/issue`)).toBe(1)
  const quote = await bexio.erp.createQuote(document(), contactId, calendarDay("2026-12-20"))
  await bexio.erp.quotePdf(quote.id)
  expect((await bexio.erp.quotePdf(quote.id)).content.length).toBeGreaterThan(500)
  expect(bexio.writes(`/2.0/kb_offer/${quote.id}/issue`)).toBe(1)
})

describe("an invoice that can't be cancelled", () => {
  const path = "/2.0/kb_invoice/1"
  const pay = () => fetch(`${bexio.sandbox.baseUrl}/__sandbox/pay/RE-00001`, { method: "POST" })
  /** bexio answers once with the invoice as it is now, whatever happens to it before it is asked. */
  async function answerAsNow() {
    const answer = await fetch(`${bexio.sandbox.baseUrl}${path}`, {
      headers: { accept: "application/json", authorization: `Bearer ${bexio.sandbox.token}` },
    })
    const action = { kind: "answer", status: 200, headers: {}, body: await answer.json() } as const
    bexio.sandbox.faults.add({ method: "GET", path, times: 1, action })
  }

  it("because it was paid a moment ago is looked at again, not given up", async () => {
    const { invoice } = await bexio.invoiced()
    await bexio.erp.issueInvoice(invoice.id)
    await answerAsNow()
    expect((await pay()).ok).toBe(true)
    await expect(bexio.erp.cancelInvoice(invoice.id)).rejects.toMatchObject({ failure: "ambiguous" })
  })

  it("for a reason that stays is given up", async () => {
    const { invoice } = await bexio.invoiced()
    await bexio.erp.issueInvoice(invoice.id)
    await pay()
    await expect(bexio.erp.cancelInvoice(invoice.id)).rejects.toMatchObject({ failure: "permanent" })
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
