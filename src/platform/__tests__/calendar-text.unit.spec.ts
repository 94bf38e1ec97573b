import fc from "fast-check"
import { expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { calendarText } from "../calendar-text"

const entry = {
  id: "rres_1@shop.example",
  changedAt: new Date("2026-11-24T08:00:00.123Z"),
  start: calendarDay("2026-12-28"),
  end: calendarDay("2026-12-31"),
  summary: "RTC-001: Miete",
}
const calendar = (summary: string) =>
  calendarText({
    name: "Mietgeräte",
    product: "Shop",
    language: "de",
    refreshMinutes: 15,
    entries: [{ ...entry, summary }],
  })

it("writes whole days, the end being the day after the last", () => {
  expect(calendar("RTC-001: Miete").split("\r\n").slice(8, -2)).toEqual([
    "BEGIN:VEVENT",
    "UID:rres_1@shop.example",
    "DTSTAMP:20261124T080000Z",
    "DTSTART;VALUE=DATE:20261228",
    "DTEND;VALUE=DATE:20270101",
    "TRANSP:TRANSPARENT",
    "SUMMARY:RTC-001: Miete",
    "END:VEVENT",
  ])
})

it.each([
  ["a semicolon and a comma", "Holz; Stein, AG", "Holz\\; Stein\\, AG"],
  ["two lines", "oben\r\nunten", "oben\\nunten"],
  ["a backslash", "a\\nb", "a\\\\nb"],
  ["what would end the entry", "x\nEND:VEVENT", "x\\nEND:VEVENT"],
])("keeps %s inside its line", (_case, summary, written) => {
  expect(calendar(summary)).toContain(`\r\nSUMMARY:${written}\r\n`)
})

it("folds every line after 75 octets at most, and loses nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "ä", "€", "😀", "\n", ";"), maxLength: 200 }), (summary) => {
      const written = calendar(summary)
      for (const line of written.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const [, read] = /\r\nSUMMARY:(.*)\r\nEND:VEVENT/.exec(written.replaceAll("\r\n ", "")) ?? []
      expect(read.replaceAll("\\n", "\n").replaceAll("\\;", ";")).toBe(summary)
    }),
  )
})
