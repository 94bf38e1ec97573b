import { once } from "node:events"
import fc from "fast-check"
import PDFDocument from "pdfkit"
import { describe, expect, it } from "vitest"
import { piecesOf, takeFont } from "../fonts"
import { anyText } from "./any-text"

const told = (text: string, isBold = false) =>
  piecesOf(text, isBold).map((piece) => `${piece.text}|${piece.font.split("/").at(-1)}`)

describe("which font draws what", () => {
  it.each([
    ["a usual text in the built-in font alone", "Grüsse „Ömer“ – 1’897.15 €", ["Grüsse „Ömer“ – 1’897.15 €|Helvetica"]],
    ["nothing", "", []],
    ["letters that it lacks", "ul. Łódź", ["ul. |Helvetica", "Ł|DejaVuSans.ttf", "ód|Helvetica", "ź|DejaVuSans.ttf"]],
    ["other writings", "Сергей", ["Сергей|DejaVuSans.ttf"]],
    [
      "faces and signs",
      "Danke 😀👍🏗️",
      ["Danke |Helvetica", "😀|DejaVuSans.ttf", "👍🏗|noto-emoji-emoji-400-normal.woff"],
    ],
    ["signs that are joined", "👩‍🔧", ["👩🔧|noto-emoji-emoji-400-normal.woff"]],
    ["Chinese", "王小明", ["王小明|unifontex-latin-400-normal.woff"]],
    ["Japanese", "東京 AG", ["東京|unifontex-latin-400-normal.woff", " AG|Helvetica"]],
    ["Korean", "김철수", ["김철수|unifontex-latin-400-normal.woff"]],
    ["Thai", "กรุงเทพ", ["กรุงเทพ|unifontex-latin-400-normal.woff"]],
    ["Hindi", "मुंबई", ["मुंबई|unifontex-latin-400-normal.woff"]],
    ["what no font has", "𠀀 AG", ["? AG|Helvetica"]],
    ["accents written apart", "Mu\u0308ller", ["Müller|Helvetica"]],
    ["spaces of all kinds, and what nobody sees", "1\u202f000\u200bkm\u0000", ["1 000km|Helvetica"]],
  ])("%s", (_case, text, pieces) => {
    expect(told(text)).toEqual(pieces)
  })

  it("bold text stays bold", () => {
    expect(told("Ω5👍", true)).toEqual([
      "Ω|DejaVuSans-Bold.ttf",
      "5|Helvetica-Bold",
      "👍|noto-emoji-emoji-700-normal.woff",
    ])
  })

  it("draws with each in one document", async () => {
    const pdf = new PDFDocument({ compress: false })
    const bytes: Buffer[] = []
    pdf.on("data", (part: Buffer) => bytes.push(part))
    const pieces = piecesOf("Muster 王小明 Łódź 👍 東京", false)
    for (const { text, font } of [...pieces, ...pieces]) takeFont(pdf, font).text(text)
    pdf.end()
    await once(pdf, "end")
    const fonts =
      Buffer.concat(bytes)
        .toString("latin1")
        .match(/\/FontName \/\S+/g) ?? []
    expect(fonts.map((name) => name.split("+").at(-1)).toSorted()).toEqual([
      "DejaVuSans",
      "NotoEmoji-Regular",
      "UnifontExMono",
    ])
  })

  it("has a place for every text, whatever comes", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        for (const piece of piecesOf(text, false)) expect(piece.text).not.toMatch(/[^\P{Cc}\n]|[\p{Cf}\p{Cs}]/u)
      }),
    )
  })
})
