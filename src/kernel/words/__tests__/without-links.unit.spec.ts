import { expect, it } from "vitest"
import { withoutLinks } from "../without-links"

const shown = (text: string) => withoutLinks(text).replaceAll("\u2060", "|")

it.each([
  ["evil.ch/x", "evil.|ch/|x"],
  ["http://1.2.3.4/x", "http:|/|/|1.2.3.4/|x"],
  ["mailto:a@1.ch", "mailto:|a@|1.|ch"],
  ["www.1.example", "www.|1.|example"],
])("no mail program makes a link of %s", (typed, expected) => {
  expect(shown(typed)).toBe(expected)
  expect(withoutLinks(withoutLinks(typed))).toBe(withoutLinks(typed))
})

it.each(["2026.14", "2026/14-3", "16:30", "Musterstr. 1", "24.–28. Juni", "Los 3: Ost", "CHF 1’755.00"])(
  "%s stays as typed",
  (typed) => expect(shown(typed)).toBe(typed),
)
