import { LANGUAGE } from "#kernel/language"

const TIME = new Intl.DateTimeFormat(LANGUAGE.tag, {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/Zurich",
})

/** @example timeOfDay("2026-12-03T13:30:00Z") //=> "14:30" */
export const timeOfDay = (instant: string) => TIME.format(new Date(instant))
