import { expect, it } from "vitest"
import { waitOf } from "../wait"

it.each([
  [0.2, "general.in_seconds", 1],
  [1, "general.in_seconds", 1],
  [20, "general.in_seconds", 20],
  [59.4, "general.in_minutes", 1],
  [60, "general.in_minutes", 1],
  [61, "general.in_minutes", 2],
  [900, "general.in_minutes", 15],
  [3_541, "general.in_hours", 1],
  [3_600, "general.in_hours", 1],
  [3_601, "general.in_hours", 2],
])("%d seconds are %s: %d", (seconds, code, count) => expect(waitOf(seconds)).toEqual({ code, values: { count } }))
