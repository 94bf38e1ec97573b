const LOCAL = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Zurich",
  dateStyle: "short",
  timeStyle: "medium",
})

const DAY_MS = 86_400_000

/** "2026-06-18 14:55:15", as clocks in Switzerland show it: how the neighbour writes instants. */
export const localTime = (instant: Date): string => LOCAL.format(instant)

export const localDay = (instant: Date): string => localTime(instant).slice(0, 10)

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
