/** bexio's clock is Switzerland's: "2026-06-18 14:55:15". */
const ZURICH = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Zurich", dateStyle: "short", timeStyle: "medium" })

const HOUR_MS = 3_600_000

const shownAt = (instantMs: number) => Date.parse(`${ZURICH.format(instantMs).replace(" ", "T")}Z`)
const aheadMs = (instantMs: number) => shownAt(instantMs) - Math.floor(instantMs / 1_000) * 1_000

/** The instant of a text of bexio's; of a doubled hour in autumn the first. */
export function instantOf(timestamp: string): Date {
  const wanted = Date.parse(`${timestamp.replace(" ", "T")}Z`)
  const summer = wanted - 2 * HOUR_MS
  return new Date(shownAt(summer) === wanted ? summer : wanted - HOUR_MS)
}

/**
 * Text that sorts before all that bexio wrote from `instant` on. In the hour that comes twice in autumn the same text means
 * two instants, so it goes an hour further back.
 */
export function timestampFrom(instant: Date): string {
  const ms = instant.getTime()
  const isDoubled = aheadMs(ms - HOUR_MS) > aheadMs(ms + HOUR_MS)
  return ZURICH.format(isDoubled ? ms - HOUR_MS : ms)
}
