import { expect, it } from "vitest"
import { documentNumber } from "../document-number"

it.each([
  ["W-1042", "W-1042"],
  ["w1042", "W-1042"],
  [" W 1042 ", "W-1042"],
  ["Bestellung W-1042", "W-1042"],
  ["#1042", "W-1042"],
  ["Bestellung # 1042", "W-1042"],
  ["au 00318", "AU-00318"],
  ["Rechnung RE-00021", "RE-00021"],
  ["1042", null],
  ["Halle #4", null],
  ["RTC-2311047", null],
  ["Halle 4 Nord", null],
])("%s is %s", (words, number) => expect(documentNumber(words)).toBe(number))
