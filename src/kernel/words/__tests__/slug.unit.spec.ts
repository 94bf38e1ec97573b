import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { SLUG, slugOf } from "../slug"

describe("slugOf", () => {
  it.each([
    ["Scan-Abend Olten", "scan-abend-olten"],
    ["Käse & Wein, Zürich", "kaese-wein-zuerich"],
    ["Ka\u0308se", "kaese"],
    ["Café «Élan» – Prüfmaß", "cafe-elan-pruefmass"],
    ["  --  RTC 360 (2.0)  ", "rtc-360-2-0"],
    ["m² & ﬁn", "m2-fin"],
    ["日本語 …", ""],
    ["", ""],
  ])("names '%s' '%s'", (name, slug) => expect(slugOf(name)).toBe(slug))

  it("cuts a long name between words, and a single endless word at the limit", () => {
    expect(slugOf("abcdefghi ".repeat(20))).toBe(Array(8).fill("abcdefghi").join("-"))
    expect(slugOf("x".repeat(200))).toBe("x".repeat(80))
  })

  it("is an address of its own, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (name) => {
        const slug = slugOf(name)
        expect(slug === "" || SLUG.test(slug)).toBe(true)
        expect(slug.length).toBeLessThanOrEqual(80)
        expect(slugOf(slug)).toBe(slug)
      }),
    )
  })
})
