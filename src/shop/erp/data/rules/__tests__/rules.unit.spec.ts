import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { erpTimes } from "#config/erp-times"
import { afterFailure, backOffMs } from "../after-failure"
import { afterEmptyLookup, doubtFrom, waitMs } from "../doubt"
import { isResting, MIRROR_STATES, resumedState } from "../mirror-state"

const times = erpTimes.parse({})

describe("afterFailure", () => {
  const goesOn = { isParked: false, countsAttempt: false, delayMs: 0, circuit: null }
  it.each([
    [
      "a refused login stops all rows",
      { failure: "auth", attempts: 3 },
      { circuit: { reason: "auth", openMs: 300_000 } },
    ],
    [
      "a limit opens the circuit as long as the ERP asks",
      { failure: "rate_limit", attempts: 3, retryAfterMs: 12_000 },
      { circuit: { reason: "rate_limit", openMs: 12_000 } },
    ],
    [
      "but for no more than a minute",
      { failure: "rate_limit", attempts: 0, retryAfterMs: 3_600_000 },
      { circuit: { reason: "rate_limit", openMs: 60_000 } },
    ],
    [
      "a limit of unknown length",
      { failure: "rate_limit", attempts: 0 },
      { circuit: { reason: "rate_limit", openMs: 5_000 } },
    ],
    [
      "a passing failure is repeated later",
      { failure: "transient", attempts: 2 },
      { countsAttempt: true, delayMs: 60_000, circuit: "count" },
    ],
    [
      "a lost answer is looked up soon",
      { failure: "ambiguous", attempts: 9 },
      { countsAttempt: true, delayMs: 5_000, circuit: "count" },
    ],
    ["a refusal is parked", { failure: "permanent", attempts: 0 }, { isParked: true, countsAttempt: true }],
  ] as const)("%s", (_case, failed, consequence) => {
    expect(afterFailure(failed, times, 0.5)).toEqual({ ...goesOn, ...consequence })
  })
})

describe("backOffMs", () => {
  it.each([
    ["the first repetition", 0, 1, 30_000],
    ["the fifth", 4, 1, 480_000],
    ["never more than an hour", 20, 1, 3_600_000],
    ["nor after years", 100_000, 1, 3_600_000],
    ["at random from 0 on", 4, 0, 0],
  ])("%s", (_case, attempts, random, expected) => {
    expect(backOffMs(attempts, times, random)).toBe(expected)
  })
})

describe("a doubt", () => {
  const at = (second: number) => new Date(second * 1_000)
  it.each([
    ["may be looked up at once", doubtFrom(at(0)), 0, 0, { lookups: 1, at: at(0) }],
    ["asks for a second look-up half a minute after the first", { lookups: 1, at: at(10) }, 20, 20_000, undefined],
    ["is not settled a moment too early", { lookups: 1, at: at(10) }, 39.999, 1, undefined],
    ["is settled by the second", { lookups: 1, at: at(10) }, 40, 0, null],
  ] as const)("%s", (_case, doubt, second, wait, left) => {
    expect(waitMs(doubt, at(second), 30_000)).toBe(wait)
    expect(afterEmptyLookup(doubt, at(second), 30_000)).toEqual(left === undefined ? doubt : left)
  })

  it("needs two empty look-ups that far apart, whenever they come", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 30 }), (pauses) => {
        let doubt: ReturnType<typeof afterEmptyLookup> = doubtFrom(new Date(0))
        const empty: number[] = []
        let clock = 0
        for (const pause of pauses) {
          clock += pause
          if (doubt === null) break
          empty.push(clock)
          doubt = afterEmptyLookup(doubt, new Date(clock), 30_000)
        }
        const isApart = empty.length > 0 && empty[empty.length - 1] - empty[0] >= 30_000
        expect(doubt === null).toBe(empty.length >= 2 && isApart)
      }),
    )
  })
})

describe("resumedState", () => {
  const nothing = { contact_id: null, erp_order_id: null, erp_invoice_id: null, doubt_at: null }
  const doubt_at = new Date(0)
  it.each([
    ["nothing is written", nothing, "new"],
    ["the contact is known, which may be gone", { ...nothing, contact_id: "1" }, "new"],
    ["whether the order was written is in doubt", { ...nothing, contact_id: "1", doubt_at }, "contact"],
    ["the order is written, whose total may differ", { ...nothing, contact_id: "1", erp_order_id: "2" }, "contact"],
    [
      "the invoice is written, whose total may differ",
      { ...nothing, contact_id: "1", erp_order_id: "2", erp_invoice_id: "3" },
      "order",
    ],
  ])("when %s", (_case, written, state) => {
    expect(resumedState(written)).toBe(state)
    expect(isResting(resumedState(written))).toBe(false)
  })

  it("rests where nobody has anything to do, and where staff have", () => {
    expect(MIRROR_STATES.filter(isResting)).toEqual(["done", "credit", "parked"])
  })
})
