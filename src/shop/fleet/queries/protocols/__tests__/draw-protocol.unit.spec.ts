import PDFDocument from "pdfkit"
import { extractText, getDocumentProxy } from "unpdf"
import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { writtenBytes } from "#platform/pdf/file"
import { Sheet } from "#platform/pdf/sheet"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { DEFAULT_SETTINGS } from "#shop/settings/wire/default-settings"
import { leftInGerman, PSEUDO_TEXTS } from "#tests/harness/pseudo-texts"
import { textsFor } from "#texts/texts"
import { drawCompany, drawProtocol } from "../draw-protocol"
import type { ProtocolFacts } from "../protocol-facts"

const facts: ProtocolFacts = {
  id: "rprot_1",
  reservation_id: "rres_1",
  order_id: "order_1",
  order_line_id: "ordli_1",
  kind: "return",
  day: calendarDay("2026-11-24"),
  product: "RTC 360",
  serial_number: "RTC-001",
  checklist: [
    { text: "Carbon-Stativ mit Bodenstern", is_checked: true },
    { text: "Ladegerät", is_checked: false },
  ],
  parts: [
    { name: "Ladestation", serial_number: null, quantity: 1, of: 1, fee: null, waived: "" },
    { name: "Akku", serial_number: null, quantity: 1, of: 2, fee: 9_500, waived: "" },
    { name: "Feld-Tablet", serial_number: "TAB-01", quantity: 0, of: 1, fee: null, waived: "War schon defekt" },
  ],
  note: "Koffer leicht zerkratzt.\nSonst in Ordnung.",
  photos: [],
  signer: "",
  signature_id: null,
  unsigned_reason: "Rückgabe per Post",
  staff_id: "user_1",
  created_at: new Date("2026-11-24T08:00:00Z"),
  shop_number: "W-1042",
  customer: ["Muster Holzbau AG", "Petra Zimmermann"],
  period: rentalPeriod("2026-11-18", "2026-11-20"),
  delivery: "Abholung",
  staff: "Anna Muster",
  other_serial_number: null,
  swap_reason: "",
  damages: [{ description: "Stativkopf gebrochen", fee: 125_050, photos: [] }],
}

const german = textsFor("customer")

async function drawn(changes: Partial<ProtocolFacts>, pictures = new Map<string, Buffer>(), texts = german) {
  const pdf = new PDFDocument({ size: "A4", margin: 0, bufferPages: true })
  const written = writtenBytes(pdf)
  const sheet = new Sheet(pdf, () => {})
  drawCompany(sheet, DEFAULT_SETTINGS.company)
  drawProtocol({ sheet, texts }, { ...facts, ...changes }, pictures)
  pdf.end()
  const document = await getDocumentProxy(new Uint8Array(await written))
  const { text, totalPages } = await extractText(document, { mergePages: true })
  return { text, totalPages }
}

describe("a protocol's paper", () => {
  it("says on one page who had what, how it was, and what is charged", async () => {
    const { text, totalPages } = await drawn({})
    expect(totalPages).toBe(1)
    for (const words of [
      ...["Rückgabeprotokoll", "RTC-001", "W-1042", "Muster Holzbau AG, Petra Zimmermann", "Anna Muster"],
      ...["Mi 18.11. bis Fr 20.11.2026", "Ladegerät – fehlt oder nicht in Ordnung", "Sonst in Ordnung."],
      ...["1 × Ladestation", "Akku: 1 von 2 (fehlt, verrechnet CHF 95.00 exkl. MwSt.)"],
      ...["Feld-Tablet (Nr. TAB-01): 0 von 1 (fehlt, nicht verrechnet: War schon defekt)"],
      ...["Stativkopf gebrochen", "CHF 1’250.50 exkl. MwSt.", "Ohne Unterschrift: Rückgabe per Post"],
    ])
      expect(text).toContain(words)
  })

  it("goes on over pages, and says of a picture it can't print that it can't", async () => {
    const checklist = Array.from({ length: 80 }, (_, index) => ({ text: `Punkt ${index + 1}`, is_checked: true }))
    const { text, totalPages } = await drawn(
      { checklist, photos: ["file_1"] },
      new Map([["file_1", Buffer.from("RIFF")]]),
    )
    expect(totalPages).toBeGreaterThan(1)
    expect(text).toContain("Punkt 80")
    expect(text).toContain("Dieses Bild lässt sich nicht drucken.")
  })

  it("says nothing in German but its content in another language", async () => {
    const photos = ["file_1"]
    const pictures = new Map([["file_1", Buffer.from("RIFF")]])
    const { text } = await drawn({ photos }, pictures, PSEUDO_TEXTS)
    const { company } = DEFAULT_SETTINGS
    expect(text).toMatch(/\p{Script=Greek}/u)
    expect(leftInGerman(text, [facts, facts.note.split("\n"), company])).toEqual([])
  })
})
