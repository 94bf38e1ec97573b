import { parseCalendarDay } from "#kernel/calendar-day"
import { chfWithRappen } from "#kernel/format-chf"
import { fromWireMoney } from "#kernel/money"
import { lateDays, lateFee } from "../../rules/late-days"
import type { StaffHandover } from "../../wire/staff-handover"

/** Who sends a unit gives it to the post. */
export const givenBackLabel = (rentals: readonly Pick<StaffHandover, "is_pickup">[]) =>
  rentals.some(({ is_pickup }) => is_pickup) ? "Zurückgegeben am" : "Zurückgegeben am (Aufgabe bei der Post)"

/** What the return on that day adds by the terms. */
export function lateness(
  { ends_on, paid_until, price_per_day }: StaffHandover,
  returnedOn: string,
): { days: number; text: string } {
  const [end, paid, returned] = [ends_on, paid_until, returnedOn].map(parseCalendarDay)
  if (!end || !paid || !returned) return { days: 0, text: "" }
  const days = lateDays(end, returned)
  const fee = price_per_day === null ? 0 : lateFee(paid, returned, fromWireMoney(price_per_day))
  const late = days === 1 ? "1 Tag zu spät" : `${days} Tage zu spät`
  return { days, text: fee === 0 ? `${late}.` : `${late}: ${chfWithRappen(fee)} exkl. MwSt.` }
}
