import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { piecesOf } from "../fonts"
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
    ["what no font has", "東京 AG", ["?? AG|Helvetica"]],
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

  it("has a place for every text, whatever comes", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        for (const piece of piecesOf(text, false)) expect(piece.text).not.toMatch(/[^\P{Cc}\n]|[\p{Cf}\p{Cs}]/u)
      }),
    )
  })
})
