import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { plainText, type Run, richText } from "../rich-text"
import { wrap } from "../wrap"

const written = (html: string) =>
  richText(html).map((line) => line.map(({ text, isBold }) => (isBold ? `*${text}*` : text)).join(""))

describe("the HTML of a position", () => {
  it.each([
    ["lines and bold", "<strong>RTC 360</strong><br/>Miete<br>3 Tage", ["*RTC 360*", "Miete", "3 Tage"]],
    ["an empty line between", "a<br /><br />b", ["a", "", "b"]],
    ["paragraphs and lists", "<p>Set</p><ul><li>eins</li><li>zwei</li></ul>", ["Set", "", "• eins", "", "• zwei"]],
    ["entities once", "a &lt;b&gt; &amp;amp; &#228;&#xE4; &quot;&nbsp;&unknown;", ['a <b> &amp; ää "\u00a0&unknown;']],
    ["tags that mean nothing", '<span style="color:red">rot</span> <em>schräg</em>', ["rot schräg"]],
    ["a lone bracket", "3 < 4 und 5 > 4", ["3 < 4 und 5 > 4"]],
    ["nothing", "", [""]],
  ])("is read with %s", (_case, html, lines) => {
    expect(written(html)).toEqual(lines)
  })
})

describe("a line that is too long", () => {
  const measure = ({ text }: Run) => text.length
  const wrapped = (text: string, width: number) =>
    plainText(text)
      .flatMap((line) => wrap(line, width, measure))
      .map((line) => line.map((run) => run.text).join(""))

  it.each([
    ["between words", "eins zwei drei", 9, ["eins zwei", "drei"]],
    ["within a word that is longer than a line", "Donaudampfschiff fährt", 6, ["Donaud", "ampfsc", "hiff", "fährt"]],
    ["without the blank that no longer fits", "! ", 1, ["!"]],
    ["not at all if it fits", "eins", 4, ["eins"]],
    ["not at all if it is empty", "", 4, [""]],
  ])("is broken %s", (_case, text, width, lines) => {
    expect(wrapped(text, width)).toEqual(lines)
  })

  it("loses no letter and never passes the edge", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 20 }), (text, width) => {
        const lines = wrapped(text, width)
        expect(lines.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""))
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width)
      }),
    )
  })
})
