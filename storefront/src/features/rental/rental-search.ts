import { type CalendarDay, parseCalendarDay } from "#kernel/calendar-day"
import { workingDays } from "#kernel/working-days"
import type { RentalPurpose } from "#shop/catalogue/wire/product"
import type { DaySelection } from "#shop/rental/rules/calendar/select-day"
import { type BrokenRule, type CalendarFrame, isBrokenRule, parseRentalPeriod } from "#shop/rental/rules/calendar-rules"
import { firstRentalStart } from "#shop/rental/rules/days/lead-time"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import type { DeliveryType } from "#shop/rental/wire/rental"
import { defaultDeliveryType, isPickup } from "./rental-offer-state"

/** What the address of the list asks for: `?purpose=&from=&to=&delivery=&free=`. */
export interface RentalSearch {
  purposeId: string | null
  /** The one the address names, else the shop's default; undefined until they are known. */
  delivery: DeliveryType | undefined
  /** The days the address names, allowed or not. */
  selection: DaySelection
  /** Set where the fixed rules allow the days. */
  period: RentalPeriod | null
  /** The rule that the days break; null without days. */
  broken: BrokenRule | null
  /** Of the devices searched, the free ones alone. */
  onlyFree: boolean
}

/** The days that matter to the fixed rules, wherever the shop's page was rendered. */
export interface SearchDays {
  today: CalendarDay
  horizon: CalendarDay
}

/** What of it differs by delivery. */
export type WayFrame = Pick<CalendarFrame, "isPickup" | "earliest">

export const frameFor = (days: SearchDays, delivery: DeliveryType | undefined): CalendarFrame => ({
  ...days,
  isPickup: delivery === undefined || isPickup(delivery),
  earliest: soonestStart(days.today, delivery?.lead_days),
})

/** Without closed days and the time of day, which the server knows: it says of each device what they change. */
const soonestStart = (today: CalendarDay, leadDays: number | null = null): CalendarDay =>
  firstRentalStart({ today, timeOfDay: "00:00" }, { leadDays, cutOff: null }, workingDays([]))

/** What there is to choose from; undefined while it isn't known. */
interface Choices {
  types: DeliveryType[]
  purposes: RentalPurpose[] | undefined
}

/** A purpose that there isn't is none, as an unknown filter of the accessories is. */
export const knownPurpose = (id: string | null, purposes: RentalPurpose[] | undefined): string | null =>
  id && (!purposes || purposes.some((purpose) => purpose.id === id)) ? id : null

export function readRentalSearch(
  params: URLSearchParams,
  { types, purposes }: Choices,
  days: SearchDays,
): RentalSearch {
  const delivery = types.find(({ id }) => id === params.get("delivery")) ?? defaultDeliveryType(types)
  const from = params.get("from") || null
  const to = params.get("to") || null
  const parsed = from || to ? parseRentalPeriod(from, to, frameFor(days, delivery)) : null
  const broken = parsed && isBrokenRule(parsed) ? parsed : null
  return {
    purposeId: knownPurpose(params.get("purpose"), purposes),
    delivery,
    selection: { start: parseCalendarDay(from), end: parseCalendarDay(to) },
    period: parsed && !isBrokenRule(parsed) ? parsed : null,
    broken,
    onlyFree: params.get("free") === "1",
  }
}

export interface Asked {
  purposeId?: string | null
  period?: DaySelection | null
  delivery?: DeliveryType
  onlyFree?: boolean
}

/** "?from=2026-12-07&to=…", or nothing; the shop's default delivery isn't named. */
export function rentalSearchQuery({ purposeId, period, delivery, onlyFree }: Asked): string {
  const params = new URLSearchParams()
  if (purposeId) params.set("purpose", purposeId)
  if (period?.start) params.set("from", period.start)
  if (period?.end) params.set("to", period.end)
  if (delivery && !delivery.is_default) params.set("delivery", delivery.id)
  if (onlyFree) params.set("free", "1")
  return params.size > 0 ? `?${params}` : ""
}
