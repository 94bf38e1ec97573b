import { describe, expect, it } from "vitest"
import { firstView } from "../first-view"
import { turned, zoomed } from "../orbit"

const rounded = (offset: readonly number[]) => offset.map((value) => Math.round(value * 1000) / 1000 + 0)
const quarter = Math.PI / 2

describe("Turning round what is looked at", () => {
  it.each([
    ["a quarter to the right", [10, 0, 0], { right: quarter, up: 0 }, [0, 10, 0]],
    ["a whole turn", [3, 4, 5], { right: 4 * quarter, up: 0 }, [3, 4, 5]],
    ["half way up", [10, 0, 0], { right: 0, up: quarter / 2 }, [7.071, 0, 7.071]],
  ] as const)("%s", (_case, from, angles, to) => expect(rounded(turned(from, angles))).toEqual(to))

  it.each([
    ["the zenith", quarter],
    ["the nadir", -quarter],
  ])("stops before %s and keeps its distance", (_case, up) => {
    const offset = turned([10, 0, 0], { right: 0, up })
    expect(Math.hypot(offset[0], offset[1])).toBeGreaterThan(0.5)
    expect(Math.hypot(...offset)).toBeCloseTo(10, 6)
  })
})

describe("Zooming", () => {
  it.each([
    ["nearer", 0.5, 5],
    ["further away", 2, 20],
    ["no nearer than allowed", 0.01, 2],
    ["no further than allowed", 100, 50],
  ])("goes %s", (_case, factor, distance) => {
    expect(Math.hypot(...zoomed([6, 0, 8], factor, [2, 50]))).toBeCloseTo(distance, 6)
  })
})

describe("The first view", () => {
  const spread = { low: [0, 0, 0], high: [20, 10, 4], tones: [0, 255] } as const
  const mutable = { low: [...spread.low], high: [...spread.high], tones: [...spread.tones] } as never

  it("looks from above at the middle of the points", () => {
    const { target, offset } = firstView(mutable, 1.5)
    expect(target).toEqual([10, 5, 2])
    expect(offset[2]).toBeGreaterThan(0)
  })

  it("is further back where the picture is narrow", () => {
    const wide = Math.hypot(...firstView(mutable, 1.5).offset)
    expect(Math.hypot(...firstView(mutable, 0.5).offset)).toBeGreaterThan(wide * 1.5)
  })
})
