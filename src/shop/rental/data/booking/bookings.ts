import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type CalendarDay, fromDayNumber, laterOf, toDayNumber } from "#kernel/calendar-day"
import { workingDays } from "#kernel/working-days"
import { type DayLoad, type Occupancy, widest } from "../../rules/assignment/availability"
import { takenWindows } from "../../rules/assignment/late-days"
import { occupanciesOfSteps } from "../../rules/assignment/load-steps"
import { earliestRentalDay } from "../../rules/calendar-rules"
import { type DeliveryTerms, dayList, type ShopMoment } from "../../rules/day-list"
import { firstRentalStart } from "../../rules/days/lead-time"
import { UnknownDeliveryTypeError } from "../../rules/errors"
import { completeRentalSettings } from "../../rules/rental-settings"
import type { Bookings, DayAvailability } from "../shapes"
import { currentLoad } from "./cached-records"
import { termsByDeliveryType } from "./delivery-terms"
import type { LoadRecords } from "./product-records"
import { instantNow, shopMoment } from "./shop-moment"

/**
 * @returns null for a product that is not rented out
 * @throws UnknownDeliveryTypeError
 */
export async function bookingsOf(
  db: Knex,
  productId: string,
  deliveryTypeId: string | null,
  customerId: string | null,
): Promise<Bookings | null> {
  const records = await currentLoad(db, productId, instantNow(), customerId)
  if (!records) return null
  const moment = shopMoment(records.closed_days, completeRentalSettings(records.settings))
  const occupied = occupancies(records, moment)
  const listFor = (terms: DeliveryTerms) => dayList(records.unit_count, occupied, moment, terms)
  const isActive = (id: string) => records.delivery_types.some((type) => type.id === id && type.is_active)
  const terms = termsOfKinds(termsByDeliveryType(records, moment), deliveryTypeId, isActive)
  const listOf = (some: readonly DeliveryTerms[]) => listed(widest(distinct(some).map(listFor)))
  return {
    pickup: listOf(terms.pickup),
    delivery: listOf(terms.delivery),
    dayRules: rulesOfKinds(terms),
    firstStarts: firstStartsOf(terms, moment),
    closedDays: moment.closedDays
      .filter(({ date }) => date >= moment.today && date <= moment.horizon)
      .sort((a, b) => (a.date < b.date ? -1 : 1)),
    today: moment.today,
    horizon: moment.horizon,
  }
}

/** What takes units on which days. */
function occupancies(
  { tied_load: tied, provisional_load: provisional, holds }: LoadRecords,
  { closedDays, today }: ShopMoment,
): Occupancy[] {
  const calendar = workingDays(closedDays)
  const day = toDayNumber(today)
  const held = holds.map(([first, last]) => ({ first, last, isBlock: false, units: 1 }))
  const onTheirUnits = tied.flatMap(([first, last, overdueDays, isBlock, units, beside]) => {
    const overdueUntil = overdueDays === null ? undefined : calendar.after(day, overdueDays)
    const others = (beside ?? []).map((days) => ({ first: days[0], last: days[1] }))
    return takenWindows({ first, last }, overdueUntil, others).map((taken) => ({ ...taken, isBlock, units }))
  })
  return [...onTheirUnits, ...occupanciesOfSteps(provisional, day), ...held]
}

type OfKinds<Each> = Record<"pickup" | "delivery", Each>

/**
 * The pickups and the deliveries whose widest list is shown. A delivery type asked for stands for its own kind alone.
 * @see ruling 4
 */
function termsOfKinds(
  termsById: ReadonlyMap<string, DeliveryTerms>,
  deliveryTypeId: string | null,
  isActive: (id: string) => boolean,
): OfKinds<readonly DeliveryTerms[]> {
  const asked = deliveryTypeId ? termsById.get(deliveryTypeId) : undefined
  if (deliveryTypeId && !asked) throw new UnknownDeliveryTypeError(deliveryTypeId)
  const termsOf = (isPickup: boolean) =>
    asked?.isPickup === isPickup
      ? [asked]
      : [...termsById].flatMap(([id, terms]) => (isActive(id) && terms.isPickup === isPickup ? [terms] : []))
  return { pickup: termsOf(true), delivery: termsOf(false) }
}

/** From when on a rental of each kind can begin: by whichever of its delivery types it takes longest. */
function firstStartsOf(
  { pickup, delivery }: OfKinds<readonly DeliveryTerms[]>,
  moment: ShopMoment,
): OfKinds<CalendarDay> {
  const calendar = workingDays(moment.closedDays)
  const latestOf = (some: readonly DeliveryTerms[]) =>
    some
      .map((terms) => firstRentalStart(moment, terms, calendar))
      .reduce(laterOf, some.length > 0 ? moment.today : earliestRentalDay(moment.today))
  return { pickup: latestOf(pickup), delivery: latestOf(delivery) }
}

/** Each rule with the days that it bars for one of the pickups, and for one of the deliveries. */
function rulesOfKinds({ pickup, delivery }: OfKinds<readonly DeliveryTerms[]>): Bookings["dayRules"] {
  const barredBy = (terms: readonly DeliveryTerms[]) => terms.flatMap(({ barred }) => barred)
  const rules = new Map([...barredBy(pickup), ...barredBy(delivery)].map(({ rule }) => [rule.code, rule]))
  const daysOf = (terms: readonly DeliveryTerms[], code: string) => {
    const days = barredBy(terms).flatMap((one) => (one.rule.code === code ? [...one.days] : []))
    return [...new Set(days)].sort()
  }
  return [...rules.values()].map((rule) => ({
    rule,
    pickup: daysOf(pickup, rule.code),
    delivery: daysOf(delivery, rule.code),
  }))
}

/** Delivery types often differ in price only. */
function distinct(terms: readonly DeliveryTerms[]): DeliveryTerms[] {
  return [...new Map(terms.map((one) => [`${one.buffers.before} ${one.buffers.after} ${one.cutOff}`, one])).values()]
}

/** Days on which at least one unit is taken, or on which there is none at all. */
const listed = (days: readonly DayLoad[]): DayAvailability[] =>
  days
    .filter(({ booked, notBooked }) => booked > 0 || notBooked <= 0)
    .map(({ day, booked, notBooked, reason }) => ({ day: fromDayNumber(day), booked, notBooked, reason }))
