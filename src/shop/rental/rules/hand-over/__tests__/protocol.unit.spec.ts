import { describe, expect, it } from "vitest"
import { checklistOf, linesOfHtml } from "../protocol"

const FIXED_POINTS = {
  hand_over: ["Akkus geladen", "Gerät sauber"],
  return: ["Gerät sauber", "Daten gesichert"],
}
const ticked = (...texts: string[]) => texts.map((text) => ({ text, is_checked: true }))

describe("the list of a protocol", () => {
  it("is at a hand-over what the product comes with, then the fixed points", () =>
    expect(checklistOf("hand_over", ["Stativ", "Koffer"], null, FIXED_POINTS)).toEqual([
      "Stativ",
      "Koffer",
      ...FIXED_POINTS.hand_over,
    ]))

  it("is at a return what was handed over, without what was missing then", () => {
    const handedOver = [...ticked("Stativ", "Koffer", "Akkus geladen"), { text: "Ladegerät", is_checked: false }]
    expect(checklistOf("return", ["Stativ", "Ladegerät", "Neues Kabel"], handedOver, FIXED_POINTS)).toEqual([
      "Stativ",
      "Koffer",
      ...FIXED_POINTS.return,
    ])
  })

  it("is at a return without a hand-over what the product comes with", () =>
    expect(checklistOf("return", ["Stativ"], null, FIXED_POINTS)).toEqual(["Stativ", ...FIXED_POINTS.return]))

  it("names nothing twice", () =>
    expect(checklistOf("hand_over", ["Akkus geladen", "Akkus geladen"], null, FIXED_POINTS)).toEqual(
      FIXED_POINTS.hand_over,
    ))
})

it.each([
  ["a list", "<ul><li>RTC 360</li><li>2 Akkus &amp; Ladegerät</li></ul>", ["RTC 360", "2 Akkus & Ladegerät"]],
  ["paragraphs and breaks", "<p>Stativ<br>Koffer</p>\n<p> </p><p>Tablet</p>", ["Stativ", "Koffer", "Tablet"]],
  ["plain text", "Stativ", ["Stativ"]],
  ["emphasis within a line", "<p>Ein <strong>Carbon</strong>-Stativ</p>", ["Ein Carbon-Stativ"]],
  ["nothing", "", []],
])("reads the lines of %s", (_case, html, lines) => expect(linesOfHtml(html)).toEqual(lines))
