import { expect, it } from "vitest"
import { languageFor, varyOf } from "../language"

it.each([
  ["who says nothing", undefined, "de"],
  ["who wants what there isn't", "en-GB, it;q=0.5", "de"],
  ["a region of a language", "fr-CH", "fr"],
  ["the best of several", "de;q=0.5, fr;q=0.9", "fr"],
  ["the first of equals", "fr, de", "fr"],
  ["who refuses a language", "fr;q=0, it", "de"],
  ["nonsense", ";;q=,,=", "de"],
])("answers %s", (_case, accepted, language) => expect(languageFor({ accepts: accepted }, ["de", "fr"])).toBe(language))

it.each(["customer", "shop"] as const)("writes to the %s, who isn't there to be asked, in the shop's first", (reader) =>
  expect(languageFor(reader, ["de", "fr"])).toBe("de"),
)

it.each([
  ["one language", ["de"], {}],
  ["two", ["de", "fr"], { Vary: "Accept-Language" }],
])("tells caches of %s", (_case, known, headers) => expect(varyOf(known)).toEqual(headers))
