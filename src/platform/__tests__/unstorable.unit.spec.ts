import { describe, expect, it } from "vitest"
import { isRefusedByDatabase } from "../refused-by-database"
import { isTooDeep, isUnstorable } from "../unstorable"

const nested = (levels: number): unknown => (levels === 0 ? "a" : [nested(levels - 1)])

describe("what can't be stored", () => {
  it.each([
    ["a text", "Müller", false],
    ["an emoji", "😀", false],
    ["nothing", undefined, false],
    ["NUL", "a\0b", true],
    ["half a character", "\ud800", true],
    ["NUL in a field", { email: "a\0b" }, true],
    ["NUL in a list of fields", { items: [{ note: "\0" }] }, true],
    ["NUL in a field's name", { "a\0b": 1 }, true],
  ])("%s", (_case, value, isIt) => expect(isUnstorable(value)).toBe(isIt))

  it("is found at any depth", () => {
    let value: unknown = "\0"
    for (let level = 0; level < 50_000; level++) value = [value]
    expect(isUnstorable(value)).toBe(true)
  })
})

describe("what is nested too deeply", () => {
  it("is what no form sends", () => {
    expect(isTooDeep({ a: [{ b: { c: [nested(20)] } }] })).toBe(false)
    expect(isTooDeep(nested(100))).toBe(true)
  })
})

describe("what the database says no to", () => {
  it.each([
    ["a text that is no number", "22P02", true],
    ["NUL", "22021", true],
    ["a negative limit", "2201W", true],
    ["a column that isn't there", "42703", true],
    ["a rule of a table", "23514", true],
    ["a text too long for an index", "54000", true],
    ["a table that isn't there", "42P01", false],
    ["no right to it", "42501", false],
    ["a deadlock", "40P01", false],
    ["a shutdown", "57P01", false],
  ])("%s", (_case, code, isIt) => {
    expect(isRefusedByDatabase(Object.assign(new Error("select 1 - no"), { code }))).toBe(isIt)
  })
})
