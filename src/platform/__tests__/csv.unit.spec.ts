import fc from "fast-check"
import { expect, it } from "vitest"
import { csvOf } from "../csv"

const lineOf = (...cells: (string | number | null)[]) => csvOf([cells]).slice(1, -2)

it("begins with the mark of UTF-8 and ends each row as Excel does", () => {
  expect(
    csvOf([
      ["Gerät", "Tage"],
      ["RTC 360", 12],
    ]),
  ).toBe("\uFEFFGerät;Tage\r\nRTC 360;12\r\n")
})

it.each([
  ["a word", "Zürich", "Zürich"],
  ["nothing", null, ""],
  ["an amount below zero", -12.5, "-12.5"],
  ["a separator", "a;b", '"a;b"'],
  ["the separator of other countries", "Muster, Anna", '"Muster, Anna"'],
  ["quotation marks", 'Der "Grosse"', '"Der ""Grosse"""'],
  ["two lines", "oben\nunten", '"oben\nunten"'],
  ["a formula", "=1+1", `"'=1+1"`],
  ["a formula with a separator", '=HYPERLINK("x";"y")', `"'=HYPERLINK(""x"";""y"")"`],
  ["a phone number", "+41 71 000 00 00", `"'+41 71 000 00 00"`],
  ["a dash", "-", `"'-"`],
  ["an at sign", "@SUM(A1)", `"'@SUM(A1)"`],
  ["a formula after blanks", "  =1+1", `"'  =1+1"`],
  ["a formula after a tab", "\t=1+1", `"'\t=1+1"`],
  ["a formula after an invisible mark", "\u200B=1+1", `"'\u200B=1+1"`],
  ["a formula in wide letters", "＝1+1", `"'＝1+1"`],
  ["a phone number without blanks", "0791234567", `"'0791234567"`],
  ["a serial number of 16 digits", "1234567890123456", `"'1234567890123456"`],
  ["a serial number that reads as a power", "1E5", `"'1E5"`],
  ["a size that reads as a date", "1-2", `"'1-2"`],
  ["a day", "2026-11-24", "2026-11-24"],
  ["a postal code", "9000", "9000"],
  ["an address inside a text", "anna@example.ch", "anna@example.ch"],
])("writes %s", (_case, cell, written) => {
  expect(lineOf(cell)).toBe(written)
})

it("refuses what is no number", () => {
  expect(() => csvOf([[Number.NaN]])).toThrow(RangeError)
})

const CELL = /("(?:[^"]|"")*"|[^;\r\n"]*)(;|\r\n)/gy

/** Reads as RFC 4180 says; stops where a file breaks its rules. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, cell, end] of text.slice(1).matchAll(CELL)) {
    rows[rows.length - 1].push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end !== ";") rows.push([])
  }
  return rows.slice(0, -1)
}

it("keeps every text in its cell, and none begins a formula", () => {
  const cell = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom('"', ";", "\r", "\n", "=", "+", "'", " ", "a") }),
  )
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }))
  fc.assert(
    fc.property(table, (rows) => {
      const read = cellsOf(csvOf(rows))
      expect(read).toHaveLength(rows.length)
      for (const [index, row] of rows.entries()) {
        expect(read[index].map((text, at) => (text === `'${row[at]}` ? row[at] : text))).toEqual(row)
        for (const text of read[index]) expect(text.trimStart()).not.toMatch(/^[=+\-@]/)
      }
    }),
  )
})
