const INSTANT = new Intl.DateTimeFormat("de-CH", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Europe/Zurich",
})

/** "03.12.2026, 14:30". */
export const instantText = (instant: string) => INSTANT.format(new Date(instant))
