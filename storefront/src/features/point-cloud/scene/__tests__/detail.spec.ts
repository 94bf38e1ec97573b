import { describe, expect, it } from "vitest"
import { nextShare } from "../detail"

/** Draws frames on a card that needs `fullMs` for all points, until nothing changes any more. */
function settled(fullMs: number, overheadMs = 0) {
  let share = 1
  for (let frame = 0; frame < 50; frame++) share = nextShare(share, fullMs * share + overheadMs)
  return share
}

describe("While the picture moves", () => {
  it.each([
    ["a good card draws everything", 8, 1],
    ["a middling one too, if nothing stutters", 38, 1],
  ])("%s", (_case, fullMs, share) => expect(settled(fullMs)).toBe(share))

  it.each([100, 200, 500])("one that takes %i ms for everything draws what takes 20 to 40 ms", (fullMs) => {
    expect(settled(fullMs) * fullMs).toBeGreaterThanOrEqual(20)
    expect(settled(fullMs) * fullMs).toBeLessThanOrEqual(40)
  })

  it("something is always drawn, however slow the card", () => expect(settled(60_000, 100)).toBe(0.05))
})
