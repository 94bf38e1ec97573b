import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isReadable } from "../readable"

describe("a readable address", () => {
  it.each([
    ["letters", "/mieten/rtc-360/", true],
    ["escaped letters", "/mieten/%C3%BCber", true],
    ["what the query holds", "/search?query=%zz%00", true],
    ["a broken escape", "/app/%", false],
    ["an escape that is none", "/admin/orders/%zz", false],
    ["bytes that are no text", "/auth/%ff/emailpass", false],
    ["half a character", "/admin/orders/%ed%a0%80", false],
    ["letters written longer than they are", "/admin/%c0%af", false],
    ["NUL", "/admin/orders/a%00b", false],
    ["the end of a line", "/ueber-uns%0d%0aX", false],
    ["a character that deletes", "/a%7f", false],
  ])("%s: %s", (_case, url, isIt) => expect(isReadable(url)).toBe(isIt))

  it("is whatever a browser makes of a text without control characters", () => {
    const text = fc.string({ unit: "binary" }).filter((value) => !/\p{Cc}/u.test(value))
    fc.assert(
      fc.property(text, (value) => isReadable(`/${encodeURIComponent(value)}`)),
      { numRuns: 50 },
    )
  })
})
