/** How a language writes days and numbers. Its texts are elsewhere: the pages' in `storefront/src/locales`. */
export interface LanguageForms {
  /** As BCP 47 names it, with the country whose habits it follows. */
  tag: string
  /** Monday first. */
  weekdays: readonly string[]
  /** Between the ends of a period. */
  until: string
  /** Between groups of three digits. */
  thousands: string
}

/** The shop's language: what days, amounts, page heads and the pages' texts take if they aren't told another. */
export const LANGUAGE: LanguageForms = {
  tag: "de-CH",
  weekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
  until: "bis",
  thousands: "\u2019",
}
