import { describe, expect, it } from "vitest"
import { lastOffset } from "../last-offset"

describe("the page of a list of 25 each", () => {
  it.each([
    ["is the one asked for", 25, 40, 25],
    ["is the one before once its last entry is gone", 25, 25, 0],
    ["is the last there is, however many are gone", 100, 26, 25],
    ["is the first of a list that fits on it", 0, 1, 0],
    ["stays while there is nothing at all", 25, 0, 25],
  ])("%s: %i of %i", (_case, offset, count, shown) => expect(lastOffset(offset, 25, count)).toBe(shown))
})
