import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { textChanges } from "../text-changes"

const marked = (before: string, after: string) =>
  textChanges(before, after).map(({ kind, text }) => `${{ same: " ", added: "+", removed: "-" }[kind]}${text}`)

describe("textChanges", () => {
  it.each([
    ["nothing", "<p>a</p>", "<p>a</p>", [" a"]],
    ["a paragraph that came", "<p>a</p>", "<p>a</p><p>b</p>", [" a", "+b"]],
    ["a paragraph that went", "<h2>t</h2>\n<p>a</p>\n<p>b</p>", "<h2>t</h2>\n<p>b</p>", [" t", "-a", " b"]],
    ["other words", "<p>a <b>b</b></p>", "<p>a c</p>", ["-a b", "+a c"]],
    ["an entry of a list", "<ul><li>a</li></ul>", "<ul><li>a</li><li>b</li></ul>", [" a", "+b"]],
    ["a row", "<table><tr><th>a</th><td>b</td></tr></table>", "", ["-a | b"]],
    ["nothing that a reader sees", "<p>a</p>\n<p>b</p>", "<p><strong>a</strong></p><p>b</p>", [" a", " b"]],
  ])("tells %s", (_case, before, after, expected) => expect(marked(before, after)).toEqual(expected))

  it("leads from the one text to the other", () => {
    const lines = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 12 })
    const html = (all: string[]) => all.map((one) => `<p>${one}</p>`).join("\n")
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const changes = textChanges(html(before), html(after))
        expect(changes.filter(({ kind }) => kind !== "added").map(({ text }) => text)).toEqual(before)
        expect(changes.filter(({ kind }) => kind !== "removed").map(({ text }) => text)).toEqual(after)
      }),
    )
  })
})
