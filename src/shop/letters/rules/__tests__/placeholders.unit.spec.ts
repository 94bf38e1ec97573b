import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { filled, inBrackets, placeholdersIn, unknownIn } from "../placeholders"

const VALUES = { Kunde: "Anna Muster", Bestellung: "W-1042" }

describe("a template", () => {
  it.each([
    ["one value", "Guten Tag {Kunde}", "Guten Tag Anna Muster"],
    ["the same twice", "{Kunde}, {Kunde}", "Anna Muster, Anna Muster"],
    ["blanks in brackets", "Bestellung { Bestellung }", "Bestellung W-1042"],
    ["what has no value stays", "{Kunde}: {Zeitraum}", "Anna Muster: {Zeitraum}"],
    ["what every object has is no value", "{constructor} {toString}", "{constructor} {toString}"],
    ["a bracket alone", "a { b } c {", "a { b } c {"],
    ["brackets over two lines", "{Kun\nde}", "{Kun\nde}"],
    ["without any", "Guten Tag", "Guten Tag"],
  ])("is filled: %s", (_case, text, expected) => expect(filled(text, VALUES)).toBe(expected))

  it("takes values as they are, whatever they look like", () =>
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(filled("a {Kunde} b {Bestellung}", { Kunde: value, Bestellung: "{Kunde}" })).toBe(`a ${value} b {Kunde}`)
      }),
    ))

  it("names once what stands in brackets", () => {
    expect(placeholdersIn("{Kunde} {Ort} {Kunde}")).toEqual(["Kunde", "Ort"])
    expect(unknownIn("{Kunde} {Ort} {kunde} {}", ["Kunde"])).toEqual(["Ort", "kunde", ""])
    expect(inBrackets(["Ort", ""])).toEqual(["{Ort}", "{}"])
  })
})
