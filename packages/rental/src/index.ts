export {
  addDays,
  type CalendarDay,
  calendarDay,
  daysBetween,
  parseCalendarDay,
} from "#kernel/calendar-day"
export type { ClosedDay } from "#kernel/working-days"
export { RENTAL_MODULE } from "#shop/rental/data/index"
export type * from "#shop/rental/data/shapes"
export type { RentalService } from "#shop/rental/data/types"
export {
  type BrokenRule,
  type CalendarFrame,
  isBrokenRule,
  parseRentalPeriod,
} from "#shop/rental/rules/calendar-rules"
export * from "#shop/rental/rules/errors"
export type { Refusal } from "#shop/rental/rules/refusal"
export { chargeableDays, type RentalPeriod, rentalPeriod } from "#shop/rental/rules/rental-period"
export type { PriceAnswer, PriceQuestion } from "./engine/price"
export type { EngineOptions, HandOverInput, RentalEngine } from "./engine/service"
