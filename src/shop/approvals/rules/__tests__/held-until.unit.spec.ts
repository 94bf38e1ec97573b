import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { workingDays } from "#kernel/working-days"
import { endOfDay } from "#platform/clock"
import { lastOrderDay } from "#shop/rental/rules/days/lead-time"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { COUNTED_DAYS, type EarlierRequest, heldUntil, type Wanted } from "../held-until"
import { stateAt } from "../request-states"

const HOUR_MS = 3_600_000
const at = new Date("2026-12-01T09:00:00Z")
const hoursAgo = (hours: number) => new Date(at.getTime() - hours * HOUR_MS)
const rtc: Wanted = { productId: "rtc", period: rentalPeriod("2026-12-14", "2026-12-16") }
const earlier = (from: number, until: number, wanted = rtc): EarlierRequest => ({
  wanted: [wanted],
  from: hoursAgo(from),
  until: hoursAgo(until),
})
const orderableMs = (wanted: Wanted[]) =>
  Math.min(
    ...wanted.map(({ period }) => endOfDay(lastOrderDay(period.start, { leadDays: null }, workingDays([]))).getTime()),
  )
const hoursHeld = (wanted: Wanted[], before: EarlierRequest[] = []) => {
  const until = heldUntil(wanted, before, at, orderableMs(wanted))
  return until instanceof Date ? (until.getTime() - at.getTime()) / HOUR_MS : until
}

describe("a request waits and holds", () => {
  const blk = { ...rtc, productId: "blk" }
  const overlapping = { ...rtc, period: rentalPeriod("2026-12-16", "2026-12-17") }
  const after = { ...rtc, period: rentalPeriod("2026-12-17", "2026-12-18") }
  it.each([
    ["48 hours", [rtc], [], 48],
    ["48 hours, of what isn't rented too", [], [], 48],
    ["what an earlier one of the same days has left", [rtc], [earlier(40, 10)], 18],
    ["the least that any of its rentals has left", [rtc, blk], [earlier(40, 10, blk)], 18],
    ["nothing once all of it is spent", [rtc], [earlier(60, 12)], "held_enough"],
    ["nothing with less than an hour left", [rtc], [earlier(60, 12.5)], "held_enough"],
    ["what two earlier ones have left together", [rtc], [earlier(60, 40), earlier(30, 20)], 18],
    ["less for a day of it, too", [overlapping], [earlier(40, 10)], 18],
    ["as ever for the days after", [after], [earlier(40, 10)], 48],
    ["as ever for another device", [blk], [earlier(40, 10)], 48],
    ["as ever again after eight days", [rtc], [earlier(COUNTED_DAYS * 24 + 48, COUNTED_DAYS * 24)], 48],
    ["until the last day to order ends", [{ ...rtc, period: rentalPeriod("2026-12-02", "2026-12-03") }], [], 14],
    [
      "nothing once it can't be ordered any more",
      [rtc, { ...rtc, period: rentalPeriod("2026-12-01", "2026-12-02") }],
      [],
      "too_late",
    ],
  ])("%s", (_case, wanted, before, hours) => expect(hoursHeld(wanted, before)).toBe(hours))

  it("never longer than 48 hours of any eight days, however often it is asked for again", () => {
    const far = { ...rtc, period: rentalPeriod("2028-02-14", "2028-02-16") }
    const attempts = fc.array(fc.record({ pauseH: fc.nat(60), share: fc.double({ min: 0.01, max: 1, noNaN: true }) }), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(attempts, (tries) => {
        const held: EarlierRequest[] = []
        let time = at.getTime()
        for (const { pauseH, share } of tries) {
          time += pauseH * HOUR_MS
          const until = heldUntil([far], held, new Date(time), orderableMs([far]))
          if (!(until instanceof Date)) continue
          const end = time + (until.getTime() - time) * share
          held.push({ wanted: [far], from: new Date(time), until: new Date(end) })
          time = end
        }
        for (const { from } of held) {
          const to = from.getTime() + COUNTED_DAYS * 24 * HOUR_MS
          const within = held.filter((one) => one.from >= from && one.from.getTime() < to)
          const sum = within.reduce((ms, one) => ms + Math.min(to, one.until.getTime()) - one.from.getTime(), 0)
          expect(sum).toBeLessThanOrEqual(48 * HOUR_MS + 1)
        }
      }),
    )
  })
})

describe("a request", () => {
  it.each([
    ["is open before its end", "open", 1, "open"],
    ["has expired with it, whether anybody wrote it down or not", "open", 0, "expired"],
    ["stays what it became", "refused", -5, "refused"],
  ] as const)("%s", (_case, state, hours, expected) =>
    expect(stateAt({ state, expiresAt: hoursAgo(-hours) }, at)).toBe(expected),
  )
})
