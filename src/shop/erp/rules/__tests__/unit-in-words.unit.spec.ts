import { expect, it } from "vitest"
import { unitInWords } from "../unit-in-words"

it.each([
  ["1", "Tag", "Tag"],
  ["1.000000", "Tag", "Tag"],
  ["5", "Tag", "Tage"],
  ["0.5", "Tag", "Tage"],
  ["3", "Stk", "Stk"],
  ["2", "", ""],
])("%s %s is written %s", (amount, unit, words) => {
  expect(unitInWords(unit, amount)).toBe(words)
})
