import { describe, expect, it } from "vitest"
import { GIVEN_UP_AFTER_S, pauseAfter, restAfter } from "../pauses"

describe("the pause after failures", () => {
  it.each([
    [1, 5],
    [2, 30],
    [3, 300],
    [5, 7200],
    [10, 86_400],
    [1_000, 86_400],
  ])("after %i is %i seconds", (failures, seconds) => expect(pauseAfter(failures, 0)).toBe(seconds))

  it("is spread by less than a tenth", () => {
    expect(pauseAfter(3, 0.999)).toBeGreaterThan(300)
    expect(pauseAfter(3, 0.999)).toBeLessThan(330)
  })

  it("leaves ten attempts before nobody tries any more", () => {
    const tenth = Array.from({ length: 9 }, (_, index) => pauseAfter(index + 1, 0)).reduce((sum, pause) => sum + pause)
    expect(tenth).toBeLessThan(GIVEN_UP_AFTER_S)
  })
})

it.each([
  [1, 5],
  [3, 300],
  [1_000, 300],
])("the rest of who is there, after %i failures, is %i seconds", (failures, seconds) =>
  expect(restAfter(failures, 0)).toBe(seconds),
)
