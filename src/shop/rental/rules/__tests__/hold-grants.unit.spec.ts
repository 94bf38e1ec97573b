import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { countedMs, grantFor, type HoldGrant, type HoldTerms } from "../limits/hold-grants"
import type { Window } from "../rental-window"

const MINUTE = 60_000
const TERMS: HoldTerms = { holdMs: 15 * MINUTE, maxRenewals: 2 }
const MONDAY: Window = { first: 1, last: 1 }

/** Asks in turn, as often as the minutes say. @returns when each hold ends, in minutes; null where nothing is held */
function asking(asked: readonly { minute: number; window: Window }[], terms = TERMS): (number | null)[] {
  const grants: HoldGrant[] = []
  return asked.map(({ minute, window }) => {
    const grant = grantFor(window, grants, minute * MINUTE, terms)
    if (grant) grants.push({ grantedAt: grant.grantedAt, endsAt: grant.endsAt, window })
    return grant && grant.endsAt / MINUTE
  })
}
const at = (minute: number, window = MONDAY) => ({ minute, window })

describe("a hold", () => {
  it.each([
    ["lasts a quarter of an hour", [at(0)], [15]],
    ["isn't longer for a reload", [at(0), at(5)], [15, 15]],
    ["is renewed twice once more than half has passed", [at(0), at(10), at(20), at(30)], [15, 25, 35, 35]],
    ["isn't renewed by waiting for its end", [at(0), at(16), at(32), at(48), at(64)], [15, 31, 47, null, null]],
    [
      "may begin anew three hours after the first one's end",
      [at(0), at(16), at(32), at(194), at(196)],
      [15, 31, 47, null, 211],
    ],
    ["joins what runs when the period is stretched", [at(0), at(3, { first: 1, last: 3 })], [15, 15]],
    [
      "counts on when the period is stretched and shrunk",
      [at(0), at(10, { first: 1, last: 3 }), at(20), at(30, { first: 1, last: 2 }), at(36)],
      [15, 25, 35, 35, null],
    ],
    ["is another one for days apart", [at(0), at(16), at(32), at(48, { first: 2, last: 2 })], [15, 31, 47, 63]],
    [
      "isn't had for days that lie over two periods that were held",
      [at(0), at(16), at(1, { first: 3, last: 3 }), at(17, { first: 3, last: 3 }), at(32, { first: 1, last: 3 })],
      [15, 31, 16, 32, null],
    ],
  ] as const)("%s", (_case, asked, ends) => expect(asking(asked)).toEqual(ends))
})

describe("more time for a hold", () => {
  /** From which minute on asking again would give some. */
  function renewable(...minutes: number[]) {
    const grants: HoldGrant[] = []
    return minutes.map((minute) => {
      const grant = grantFor(MONDAY, grants, minute * MINUTE, TERMS)
      if (grant) grants.push({ window: MONDAY, grantedAt: grant.grantedAt, endsAt: grant.endsAt })
      return grant?.renewableFrom == null ? null : grant.renewableFrom / MINUTE
    })
  }

  it("is there from the half on, until it was renewed twice", () =>
    expect(renewable(0, 5, 10, 20, 21)).toEqual([7.5, 7.5, 17.5, null, null]))
})

describe("whatever a customer asks for, and when", () => {
  const windows = fc
    .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 3 }))
    .map(([first, more]) => ({ first, last: first + more }))
  const terms = fc.record({
    holdMs: fc.constantFrom(5 * MINUTE, 15 * MINUTE),
    maxRenewals: fc.integer({ min: 0, max: 3 }),
  })
  const visits = fc.array(fc.record({ pause: fc.integer({ min: 0, max: 12 }), window: windows }), { maxLength: 60 })

  it("no day is held longer than a hold and its renewals, in any stretch of four times that", () => {
    fc.assert(
      fc.property(visits, terms, (asked, settings) => {
        const grants: HoldGrant[] = []
        /** Minutes in which each day was held. */
        const held = new Map<number, Set<number>>()
        let minute = 0
        for (const { pause, window } of asked) {
          minute += pause
          const grant = grantFor(window, grants, minute * MINUTE, settings)
          if (!grant) continue
          grants.push({ grantedAt: grant.grantedAt, endsAt: grant.endsAt, window })
          for (let day = window.first; day <= window.last; day += 1) {
            const minutes = held.get(day) ?? new Set()
            for (let one = minute; one < grant.endsAt / MINUTE; one += 1) minutes.add(one)
            held.set(day, minutes)
          }
        }
        const most = ((1 + settings.maxRenewals) * settings.holdMs) / MINUTE
        const stretch = countedMs(settings) / MINUTE
        for (const minutes of held.values())
          for (const from of minutes)
            expect([...minutes].filter((one) => from <= one && one < from + stretch).length).toBeLessThanOrEqual(most)
      }),
      { numRuns: 400 },
    )
  })
})
