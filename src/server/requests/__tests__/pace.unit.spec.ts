import { describe, expect, it } from "vitest"
import { Pace } from "../pace"

const MOST = 150

describe("the pace of a visitor", () => {
  it("is too fast from the 151st call of a second on, and counts again in the next", () => {
    let nowMs = 5_000
    const pace = new Pace({ clockMs: () => nowMs })
    const calls = (count: number) => Array.from({ length: count }, () => pace.isTooFast("192.0.2.1"))
    expect(calls(MOST)).toEqual(Array(MOST).fill(false))
    nowMs += 999
    expect(calls(2)).toEqual([true, true])
    nowMs += 1
    expect(calls(1)).toEqual([false])
  })

  it("is each visitor's own", () => {
    const pace = new Pace({ clockMs: () => 0 })
    for (let call = 0; call < MOST; call++) pace.isTooFast("192.0.2.1")
    expect([pace.isTooFast("192.0.2.1"), pace.isTooFast("192.0.2.2")]).toEqual([true, false])
  })

  it("can be that of a minute", () => {
    let nowMs = 0
    const pace = new Pace({ most: 2, withinMs: 60_000, clockMs: () => nowMs })
    const call = () => pace.isTooFast("192.0.2.1")
    expect([call(), call(), call()]).toEqual([false, false, true])
    nowMs = 60_000
    expect(call()).toBe(false)
  })
})
