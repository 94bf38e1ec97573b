import { describe, expect, it } from "vitest"
import { formatCount } from "../format-count"

describe("A count", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1_000, "1’000"],
    [1_093_521, "1’093’521"],
  ])("of %i is shown as %s", (count, text) => expect(formatCount(count)).toBe(text))
})
