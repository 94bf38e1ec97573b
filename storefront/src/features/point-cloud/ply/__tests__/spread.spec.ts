import { describe, expect, it } from "vitest"
import { spreadOf } from "../spread"

describe("The spread of points", () => {
  it("leaves out the few that stray", () => {
    const count = 1_000
    const positions = Float32Array.from({ length: count * 3 }, (_, index) => (index < 6 ? 9_999 : index % 3))
    const tones = new Uint8Array(count * 4).fill(60)
    expect(spreadOf({ count, positions, tones })).toEqual({ low: [0, 1, 2], high: [0, 1, 2], tones: [60, 60] })
  })

  it("of a single point is that point", () => {
    const one = { count: 1, positions: Float32Array.of(1, 2, 3), tones: Uint8Array.of(0, 0, 0, 9) }
    expect(spreadOf(one)).toEqual({ low: [1, 2, 3], high: [1, 2, 3], tones: [9, 9] })
  })
})
