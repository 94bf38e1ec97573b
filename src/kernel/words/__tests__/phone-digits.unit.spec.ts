import { expect, it } from "vitest"
import { phoneDigits } from "../phone-digits"

it.each([
  ["071 555 77 77", "715557777"],
  ["+41 71 555 77 77", "715557777"],
  ["0041715557777", "715557777"],
  ["(071) 555-77.77", "715557777"],
  ["555 77 77", "5557777"],
  ["+49 7531 1234", "4975311234"],
  ["4171555", "4171555"],
  ["77 77", null],
  ["1042", null],
  ["W-1042000", null],
  ["Holzbau 71", null],
  ["+", null],
  ["", null],
])("the digits of '%s' are %s", (words, expected) => {
  expect(phoneDigits(words)).toBe(expected)
})
