import { addDays, type ClosedDayRule, defineExtension, isFriday } from "#extension"

/** The counter stays shut on Fridays: no rent begins or ends on one. */
const closedDays: ClosedDayRule = (first, last) => {
  const days = []
  for (let date = first; date <= last; date = addDays(date, 1)) if (isFriday(date)) days.push({ date, name: "Freitag" })
  return days
}

export default defineExtension({ name: "example-closed-days", requires: "^1.0.0", closedDays })
