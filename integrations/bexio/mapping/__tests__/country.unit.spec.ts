import { describe, expect, it } from "vitest"
import { party } from "../../../__tests__/sample-document"
import { addressBlock } from "../address"
import { countryCode } from "../country"

describe("the code of a country", () => {
  it.each([
    ["CH", "CH"],
    ["LI", "LI"],
    ["Liechtenstein", "LI"],
    [" deutschland ", "DE"],
    ["Österreich", "AT"],
    ["O\u0308sterreich", "AT"],
    ["Allemagne", "DE"],
    ["Italia", "IT"],
    ["Austria", "AT"],
    ["Vereinigtes Königreich", "GB"],
  ])("%s is %s", (name, code) => {
    expect(countryCode(name)).toBe(code)
  })

  it.each(["", "Atlantis", "D"])("'%s' is none", (name) => {
    expect(countryCode(name)).toBeUndefined()
  })

  it.each([
    ["Liechtenstein", "Liechtenstein"],
    ["Suisse", undefined],
  ])("at home is on no envelope: %s", (country, printed) => {
    expect(addressBlock(party({ city: "Vaduz", country })).split("Vaduz\n")[1]).toBe(printed)
  })
})
