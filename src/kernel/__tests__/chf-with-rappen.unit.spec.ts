import { expect, it } from "vitest"
import { chfWithRappen } from "../format-chf"

it.each([
  [175500, "CHF\u00a01’755.00"],
  [189716, "CHF\u00a01’897.16"],
  [5, "CHF\u00a00.05"],
  [0, "CHF\u00a00.00"],
  [-2, "CHF\u00a0\u22120.02"],
])("always writes the Rappen of %i", (amount, text) => expect(chfWithRappen(amount)).toBe(text))
