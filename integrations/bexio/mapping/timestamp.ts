import { clocksInZurich, instantShownInZurich, shownInZurich } from "#platform/clock"

const HOUR_MS = 3_600_000

const aheadMs = (instantMs: number) => shownInZurich(instantMs) - Math.floor(instantMs / 1_000) * 1_000

/** The instant of a text of bexio's, whose clock is Switzerland's: "2026-06-18 14:55:15". */
export const instantOf = (timestamp: string): Date =>
  instantShownInZurich(Date.parse(`${timestamp.replace(" ", "T")}Z`))

/**
 * Text that sorts before all that bexio wrote from `instant` on. In the hour that comes twice in autumn the same text means
 * two instants, so it goes an hour further back.
 */
export function timestampFrom(instant: Date): string {
  const ms = instant.getTime()
  const isDoubled = aheadMs(ms - HOUR_MS) > aheadMs(ms + HOUR_MS)
  return clocksInZurich(isDoubled ? ms - HOUR_MS : ms)
}
