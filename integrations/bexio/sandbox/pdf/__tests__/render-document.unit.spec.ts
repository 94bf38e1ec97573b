import fc from "fast-check"
import { extractText, getDocumentProxy } from "unpdf"
import { describe, expect, it } from "vitest"
import { anyText } from "#platform/pdf/__tests__/any-text"
import { SAMPLE_COMPANY } from "../../company"
import { INVOICE, OFFER, ORDER } from "../../ledger/status"
import { decimal } from "../../money/decimal"
import { totalsOf } from "../../money/totals"
import type { PositionRow } from "../../store/rows"
import type { PrintJob } from "../print-job"
import { renderDocument } from "../render-document"
import { sumLines } from "../sums-block"
import { aPosition, aPrintJob } from "./print-jobs"

/** The text of each page. */
async function pagesOf(job: PrintJob): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await renderDocument(job)))
  const { text } = await extractText(pdf)
  return text.map((page) => page.replace(/\s+/g, " "))
}
const textOf = async (job: PrintJob) => (await pagesOf(job)).join(" ")

const PAYMENT_PART = "Empfangsschein"
const text = (words: string): PositionRow => ({ id: 1, type: "KbPositionText", text: words, show_pos_nr: true })

describe("an invoice", () => {
  it("says on one page what is owed, by whom, until when and how", async () => {
    const pages = await pagesOf(aPrintJob())
    expect(pages).toHaveLength(1)
    for (const words of [
      ...["Muster Vermessung AG", "Holzbau Beispiel AG", "Sägestrasse 12a", "Rechnung RE-00042"],
      ...["Rechnungsdatum 24.11.2026", "Zahlbar bis 24.12.2026", "Ihre Referenz Umbau Nord", "Kundennummer 000007"],
      ...["RTC 360", "Miete 07.12.2026 – 09.12.2026", "585.00", "Tage", "Seite 1 von 1", "CHE-999.999.996 MWST"],
      ...["Total ohne MwSt", "1’755.00", "MwSt 8.1 %", "142.16", "Rundung", "−0.01", "Total CHF", "1’897.15"],
      ...[PAYMENT_PART, "Zahlteil", "CH44 3199 9123 0008 8901 2", "00 00000 00007 00000 00000 00425", "1 897.15"],
    ]) {
      expect(pages[0]).toContain(words)
    }
  })

  it("prints other writings and signs as they are, and stays small", async () => {
    const usual = await renderDocument(aPrintJob())
    const job = aPrintJob({ contact_address: "Łukasz Жуков 👍\nSägestrasse 12a\n9000 St. Gallen" })
    const [page] = await pagesOf(job)
    expect(page).toContain("Łukasz Жуков 👍")
    expect((await renderDocument(job)).length - usual.length).toBeLessThan(40_000)
  })

  it("keeps street and place in the address window, however long the names are", async () => {
    const names = ["Genossenschaft ".repeat(17).trim(), "Anna-Katharina ".repeat(17).trim()]
    const contact_address = [...names, "Sägestrasse 12a", "9000 St. Gallen"].join("\n")
    const [page] = await pagesOf(aPrintJob({ contact_address }))
    const printed = page.slice(0, page.indexOf("Rechnung RE-00042"))
    for (const words of ["Genossenschaft", "Anna-Katharina", "Sägestrasse 12a", "9000 St. Gallen"])
      expect(printed).toContain(words)
  })

  it("goes on over pages: head of the table on each, every position once, the payment part undivided on the last", async () => {
    const positions = Array.from({ length: 60 }, (_, index) => aPosition({ text: `Gerät Nr. ${index + 1}.` }))
    const pages = await pagesOf(aPrintJob({ positions }))
    expect(pages.length).toBeGreaterThan(2)
    pages.forEach((page, index) => {
      expect(page).toContain(`Seite ${index + 1} von ${pages.length}`)
      expect(page.includes("Beschreibung")).toBe(page.includes("Gerät Nr."))
      expect(page.includes(PAYMENT_PART)).toBe(index === pages.length - 1)
    })
    const whole = pages.join(" ")
    for (let number = 1; number <= 60; number++) expect(whole.split(`Gerät Nr. ${number}.`)).toHaveLength(2)
  })

  it("has the payment part on a page of its own when the first is full", async () => {
    const [first, second, ...others] = await pagesOf(aPrintJob({ positions: Array(8).fill(aPosition()) }))
    expect(first).toContain("Total CHF")
    expect(first).not.toContain(PAYMENT_PART)
    expect(second).toContain("Zahlteil zur Rechnung RE-00042, zahlbar bis 24.12.2026.")
    expect(second).toContain(PAYMENT_PART)
    expect(others).toEqual([])
  })

  it.each([
    ["is cancelled", { status: INVOICE.cancelled }, "Rechnung RE-00042 (storniert)"],
    ["comes to nothing", { positions: [text("Nichts zu bezahlen")] }, "Total CHF 0.00"],
  ])("asks for no payment when it %s", async (_case, fields, words) => {
    const whole = await textOf(aPrintJob(fields))
    expect(whole).toContain(words)
    expect(whole).not.toContain(PAYMENT_PART)
  })

  it("says that it is a draft", async () => {
    expect(await textOf(aPrintJob({ status: INVOICE.draft }))).toContain("Rechnung RE-00042 (Entwurf)")
  })

  it("has no payment part without an account", async () => {
    expect(await textOf(aPrintJob({}, { company: { ...SAMPLE_COMPANY, qrIban: "" } }))).not.toContain(PAYMENT_PART)
  })
})

describe("other documents", () => {
  it("confirm an order, with the delivery address that differs", async () => {
    const delivery_address = "Baustelle Nord\nAm Rain 3\n8004 Zürich"
    const job = aPrintJob({
      kind: "kb_order",
      document_nr: "AU-00007",
      status: ORDER.pending,
      delivery_address_type: 1,
      delivery_address,
    })
    const whole = await textOf(job)
    expect(whole).toContain("Auftragsbestätigung AU-00007")
    expect(whole).toContain("Baustelle Nord, Am Rain 3, 8004 Zürich")
    expect(whole).not.toContain("Zahlbar")
    expect(whole).not.toContain(PAYMENT_PART)
  })

  it("offer until a day", async () => {
    const whole = await textOf(aPrintJob({ kind: "kb_offer", document_nr: "AN-00007", status: OFFER.pending }))
    expect(whole).toContain("Offerte AN-00007")
    expect(whole).toContain("Gültig bis 24.12.2026")
  })
})

describe("every document", () => {
  it("is the same twice", async () => {
    const [once, again] = await Promise.all([renderDocument(aPrintJob()), renderDocument(aPrintJob())])
    expect(once.equals(again)).toBe(true)
  })

  it.each([
    ["texts longer than a page", { positions: [aPosition({ text: "Sehr ausführlich ".repeat(900) }), aPosition()] }],
    [
      "a word longer than a line",
      { positions: [aPosition({ text: "Donaudampfschiff".repeat(90) })], reference: "x".repeat(500) },
    ],
    ["an address of twenty lines", { contact_address: Array(20).fill("Abteilung").join("\n") }],
    ["nothing in it", { positions: [], header: "", footer: "", title: null, reference: null, contact_address: "" }],
    ["a footer longer than its place", { footer: "Bedingungen<br />".repeat(40) }],
    [
      "every kind of line",
      {
        positions: [
          text("Ihre Referenz"),
          aPosition({ discount_in_percent: "10" }),
          { id: 1, type: "KbPositionSubtotal", text: "" },
          { id: 1, type: "KbPositionDiscount", text: "", is_percentual: true, value: "5" },
          { id: 1, type: "KbPositionPagebreak", text: "" },
          aPosition({ unit_price: "0.123456" }),
        ] satisfies PositionRow[],
      },
    ],
  ])("is written with %s", async (_case, fields) => {
    const pages = await pagesOf(aPrintJob(fields))
    expect(pages.join(" ")).toContain("Total CHF")
    expect(pages[0]).toContain(`Seite 1 von ${pages.length}`)
  })

  it("shows discounts with the sums that they change", async () => {
    const discount = (text: string, is_percentual: boolean, value: string): PositionRow => ({
      ...{ id: 1, type: "KbPositionDiscount", text, is_percentual, value },
    })
    const positions = [discount("Treuerabatt", true, "10"), aPosition(), discount("", false, "79.50")]
    const whole = await textOf(aPrintJob({ positions }))
    expect(whole).toContain("Zwischentotal 1’755.00 Treuerabatt 10 % −175.50 Rabatt −79.50 Total ohne MwSt 1’500.00")
  })

  it("prints markup in names literally and escaped markup in texts once", async () => {
    const contact_address = "Holz & <b>Bau</b> AG\n9000 St. Gallen"
    const positions = [aPosition({ text: "<strong>A&amp;B</strong> &lt;i&gt;schräg&lt;/i&gt;" })]
    const whole = await textOf(aPrintJob({ contact_address, reference: "<script>", positions }))
    for (const words of ["Holz & <b>Bau</b> AG", "<script>", "A&B <i>schräg</i>"]) expect(whole).toContain(words)
  })

  it("is written whatever somebody typed", async () => {
    const typed = anyText(200)
    await fc.assert(
      fc.asyncProperty(typed, typed, async (words, contact_address) => {
        const fields = { title: words, reference: words, contact_address, positions: [aPosition({ text: words })] }
        expect((await renderDocument(aPrintJob(fields))).subarray(0, 5).toString()).toBe("%PDF-")
      }),
      { numRuns: 8 },
    )
  })
})

describe("the column of sums", () => {
  it("adds up to the total as printed", () => {
    const rate = fc.constantFrom("8.1", "2.6", "0")
    const line = fc.record({ amount: fc.integer({ min: 1, max: 400 }), price: fc.nat(9_999_999), rate })
    const inRappen = (amount: string) => Number(amount.replace("−", "-").replaceAll("’", "").replace(".", ""))
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), fc.boolean(), (lines, isNet) => {
        const totals = totalsOf({
          positions: lines.map(({ amount, price, rate }) => ({
            amount: decimal(String(amount)),
            unitPrice: BigInt(price) * 10_000n,
            taxPercent: decimal(rate),
            discountInPercent: 0n,
          })),
          discounts: [],
          vatType: 0,
          isNet,
          roundFactor: decimal("0.05"),
        })
        const printed = sumLines(totals, isNet).reduce((sum, { amount }) => sum + inRappen(amount), 0)
        expect(BigInt(printed)).toBe(totals.total / 10_000n)
      }),
    )
  })
})
