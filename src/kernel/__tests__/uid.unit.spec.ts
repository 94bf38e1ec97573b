import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatUid, parseUid } from "../uid"

describe("parseUid", () => {
  it.each([
    ["CHE-109.322.551", "dotted"],
    ["CHE109322551", "as registers send it"],
    ["che-109.322.551", "small letters"],
    ["109.322.551", "without CHE"],
    ["109322551", "digits alone"],
    ["CHE-109.322.551 MWST", "with the German VAT suffix"],
    ["CHE-109.322.551 TVA", "with the French one"],
    ["CHE-109.322.551 IVA", "with the Italian one"],
    ["CHE 109 322 551", "blanks"],
    ["CHE\u00a0109\u00a0322\u00a0551", "no-break blanks"],
    [" CHE–109.322.551 ", "a dash and blanks around it"],
  ])("reads %s (%s)", (text) => {
    expect(parseUid(text)).toBe("CHE109322551")
  })

  it.each([
    ["CHE-123.456.789", "a wrong check digit, as in many samples"],
    ["CHE-109.322.55", "a digit short"],
    ["CHE-109.322.5512", "a digit long"],
    ["DEU-109.322.551", "another country"],
    ["CHE-109.322.551 GmbH", "something behind it"],
    ["Muster AG", "a name"],
    ["", "nothing"],
  ])("refuses %s (%s)", (text) => {
    expect(parseUid(text)).toBeNull()
  })

  it("accepts one last digit at most for any first eight", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{8}$/), (digits) => {
        const valid = [...Array(10).keys()].filter((last) => parseUid(`CHE${digits}${last}`))
        expect(valid.length).toBeLessThanOrEqual(1)
      }),
    )
  })

  it("notices every single wrong digit", () => {
    const position = fc.integer({ min: 0, max: 8 })
    const digit = fc.integer({ min: 0, max: 9 })
    fc.assert(
      fc.property(position, digit, (at, replacement) => {
        const digits = [..."109322551"]
        fc.pre(digits[at] !== String(replacement))
        digits[at] = String(replacement)
        expect(parseUid(digits.join(""))).toBeNull()
      }),
    )
  })
})

describe("formatUid", () => {
  it("writes groups of three", () => {
    expect(formatUid("CHE109322551")).toBe("CHE-109.322.551")
  })

  it("is read back", () => {
    expect(parseUid(formatUid("CHE116632548"))).toBe("CHE116632548")
  })
})
