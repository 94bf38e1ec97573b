import { defineExtension, type ExtensionDayRule, isFriday } from "#extension"

/** Who fetches a unit is shown how it works, and on Fridays nobody has the time; what is sent may start on one. */
const noFridayStart: ExtensionDayRule = {
  code: "friday",
  title: "Freitags keine Abholung",
  refusal: "An Freitagen geben wir keine Geräte ab. Bitte beginnen Sie an einem anderen Tag.",
  bars: "start",
  isBarred: (day, { delivery }) => delivery.isPickup && isFriday(day),
}

export default defineExtension({ name: "example-no-friday-starts", requires: "^1.1.0", dayRules: [noFridayStart] })
