import { describe, expect, it } from "vitest"
import { frameOfKey, placeOf, stepsOfDrag, turned } from "../components/gallery/turning"

describe("A thing turned in 24 frames", () => {
  it.each([
    ["on", 3, 1, 4],
    ["back", 3, -1, 2],
    ["past the last to the first", 23, 1, 0],
    ["before the first to the last", 0, -1, 23],
    ["twice around", 5, 48, 5],
    ["twice back around", 5, -49, 4],
  ])("turns %s", (_case, frame, steps, expected) => expect(turned(frame, steps)).toBe(expected))

  it("shows all of itself, one after the other, in a round of steps", () => {
    const round = Array.from({ length: 24 }, (_, steps) => placeOf(turned(7, steps)))
    expect(new Set(round).size).toBe(24)
  })

  it.each([
    ["a touch that trembles", 5, 0],
    ["a short way to the right", 12, 1],
    ["a short way to the left", -12, -1],
    ["half the picture", 144, 12],
  ])("follows %s", (_case, pixels, steps) => expect(stepsOfDrag(pixels)).toBe(steps))

  it.each([
    ["ArrowRight", 23, 0],
    ["ArrowUp", 3, 4],
    ["ArrowLeft", 0, 23],
    ["ArrowDown", 3, 2],
    ["PageUp", 20, 2],
    ["PageDown", 2, 20],
    ["Home", 9, 0],
    ["End", 9, 23],
    ["Tab", 9, null],
    ["toString", 9, null],
  ])("follows the key %s", (key, frame, expected) => expect(frameOfKey(frame, key)).toBe(expected))

  it.each([
    ["the first", 0, "0% 0%"],
    ["the end of the first row", 5, "100% 0%"],
    ["the start of the second", 6, "0% 33.33333333333333%"],
    ["the last", 23, "100% 100%"],
  ])("has %s at its place of the sheet", (_case, frame, place) => expect(placeOf(frame)).toBe(place))
})
