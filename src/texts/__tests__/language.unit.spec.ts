import { expect, it } from "vitest"
import { languageOf } from "../language"

it.each([
  ["who says nothing", undefined, "de"],
  ["who wants what there isn't", "en-GB, it;q=0.5", "de"],
  ["a region of a language", "fr-CH", "fr"],
  ["the best of several", "de;q=0.5, fr;q=0.9", "fr"],
  ["the first of equals", "fr, de", "fr"],
  ["who refuses a language", "fr;q=0, it", "de"],
  ["nonsense", ";;q=,,=", "de"],
])("answers %s", (_case, accepted, language) => expect(languageOf(accepted, ["de", "fr"])).toBe(language))
