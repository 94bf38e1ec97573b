import fc from "fast-check"
import PDFDocument from "pdfkit"
import { describe, expect, it } from "vitest"
import { fitText } from "../fitted-text"
import { lineHeight, Sheet } from "../sheet"
import { anyText } from "./any-text"

const sheet = new Sheet(new PDFDocument(), () => undefined)
const ROOM = { width: 90, height: 26, sizes: [12, 9, 6] as const }
const said = (text: string, room = {}) => {
  const { lines, size } = fitText(sheet, text, { ...ROOM, ...room })
  return { size, lines: lines.map((line) => line.map((run) => run.text).join("")) }
}

describe("a text in a room", () => {
  it.each([
    ["short", "RTC 360", { size: 12, lines: ["RTC 360"] }],
    ["longer than a line", "Stativ für BLK 360 G2", { size: 9, lines: ["Stativ für BLK 360 G2"] }],
    [
      "of two lines",
      "Leichtes Stativ für den BLK 360 G2",
      { size: 9, lines: ["Leichtes Stativ für den", "BLK 360 G2"] },
    ],
    ["a long word", "Vermessungsgerätehalter", { size: 6, lines: ["Vermessungsgerätehalter"] }],
    [
      "a longer word",
      "Vermessungsgerätehalterungszubehör",
      { size: 6, lines: ["Vermessungsgerätehalterungszu", "behör"] },
    ],
    ["with breaks of its own", "Muster\n\n\tAG", { size: 12, lines: ["Muster AG"] }],
    ["empty", "", { size: 12, lines: [""] }],
  ])("that is %s is in the largest letters that fit", (_case, text, expected) => {
    expect(said(text)).toEqual(expected)
  })

  it("that is too long for the smallest letters is cut, and says so", () => {
    const { size, lines } = said("Laserscanner ".repeat(20))
    expect([size, lines.length]).toEqual([6, 3])
    expect(lines.at(-1)).toMatch(/…$/)
    expect(said("W".repeat(200)).lines.join("")).toMatch(/^W+…$/)
  })

  it("never leaves the room, whatever it is", () => {
    fc.assert(
      fc.property(anyText(200), (text) => {
        const { lines, size } = fitText(sheet, text, ROOM)
        expect(lines.length * lineHeight(size)).toBeLessThanOrEqual(ROOM.height)
        for (const line of lines) expect(sheet.fit([line], ROOM.width, size).length).toBeLessThanOrEqual(1)
      }),
    )
  })
})
