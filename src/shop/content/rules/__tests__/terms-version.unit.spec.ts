import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isSameTerms, renewedTerms, termsVersionIn } from "../terms-version"

const versions = (...used: string[]) => ({ current: used[used.length - 1], used: new Set(used) })

describe("the version that a text says it is", () => {
  it.each([
    ["Muster AG. Version 1.0.", "1.0"],
    ["<p>Version 2026-12-01, gültig ab morgen</p>", "2026-12-01"],
    ["Version&nbsp;3", "3"],
    ["Wir speichern Zeitpunkt und Version der Zustimmung. Version 1.2", "1.2"],
    ["ohne", null],
    ["Versionen 1.0", null],
  ])("%s: %s", (html, version) => expect(termsVersionIn(html)).toBe(version))
})

describe("a changed text", () => {
  it.each([
    ["gets the next number, also in its words", "A. Version 1.0.", ["1.0"], "1.1", "A. Version 1.1."],
    ["counts beyond nine", "A. Version 1.9.", ["1.9"], "1.10", "A. Version 1.10."],
    ["keeps a number that its author chose", "A. Version 2.0.", ["1.0"], "2.0", "A. Version 2.0."],
    ["keeps a day", "A. Version 1.12.2026.", ["1.0"], "1.12.2026", "A. Version 1.12.2026."],
    ["of earlier times gets a new number", "A. Version 1.0.", ["1.0", "1.1", "1.2"], "1.3", "A. Version 1.3."],
    ["skips a number that is taken", "A. Version 1.1.", ["1.2", "1.1"], "1.3", "A. Version 1.3."],
    ["that names none has one all the same", "A.", ["1.0"], "1.1", "A."],
    ["counts from a name without a number", "A.", ["Herbst"], "Herbst.1", "A."],
  ])("%s", (_case, html, used, version, kept) =>
    expect(renewedTerms(html, versions(...used))).toEqual({ html: kept, version }),
  )

  it("never has a version that there was, whatever was there", () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^\d{1,3}(\.\d{1,3})?$/), { minLength: 1 }),
        fc.nat({ max: 20 }),
        (used, at) => {
          const html = `Version ${used[at % used.length]}.`
          const { version, html: kept } = renewedTerms(html, versions(...used))
          expect(used).not.toContain(version)
          expect(termsVersionIn(kept)).toBe(version)
        },
      ),
    ))
})

describe("a click too many", () => {
  it.each([
    ["is no change", "A. Version 1.0.", "A. Version 1.1.", true],
    ["is none either with the new number", "A. Version 1.1.", "A. Version 1.1.", true],
    ["is a change if words differ", "B. Version 1.0.", "A. Version 1.1.", false],
    ["is a change if the author names another version", "A. Version 2.0.", "A. Version 1.1.", false],
  ])("%s", (_case, html, published, isSame) =>
    expect(isSameTerms(html, published, versions("1.0", "1.1"))).toBe(isSame),
  )
})
