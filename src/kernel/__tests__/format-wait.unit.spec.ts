import { expect, it } from "vitest"
import { waitInWords } from "../format-wait"

it.each([
  [0.2, "in einer Sekunde"],
  [1, "in einer Sekunde"],
  [20, "in 20 Sekunden"],
  [59.4, "in einer Minute"],
  [60, "in einer Minute"],
  [61, "in 2 Minuten"],
  [900, "in 15 Minuten"],
  [3_541, "in einer Stunde"],
  [3_600, "in einer Stunde"],
  [3_601, "in 2 Stunden"],
])("%d seconds are said as '%s'", (seconds, words) => expect(waitInWords(seconds)).toBe(words))
