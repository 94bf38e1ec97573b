import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import { toWireMoney } from "#kernel/money"
import { addWorkingDays } from "#kernel/working-days"
import type { RentalSettings } from "#shop/rental/rules/rental-settings"
import { ERRANDS, type Errand } from "../rules/staff-day"
import type { StaffAtRisk, StaffErrand, StaffToday } from "../wire/staff-today"
import { customerOf, errandCalendar, errandsDue, type RentalErrand } from "./errands"
import { rentalsAtRisk, rentalsOutlastingCalibration } from "./rentals-at-risk"
import { currentRentals, type RentalRow, unitsToCalibrate, unitsToInspect, unitsToService } from "./today-rows"
import { staffWeek } from "./week"

/** All that staff have to do up to the next working day, and what comes in the week after. Seven statements, whatever is due. */
export async function staffToday(
  db: Knex,
  today: CalendarDay,
  { calibrationNoticeDays }: RentalSettings,
): Promise<StaffToday> {
  const [rentals, units, services, returnedUnits, endangeredByUnits, outlasting, calendar] = await Promise.all([
    currentRentals(db, today),
    unitsToCalibrate(db, today, calibrationNoticeDays),
    unitsToService(db, today, calibrationNoticeDays),
    unitsToInspect(db, today),
    rentalsAtRisk(db, null, today),
    rentalsOutlastingCalibration(db, today),
    errandCalendar(db, today),
  ])
  const nextWorkingDay = addWorkingDays(today, 1, calendar)
  const errands = errandsDue(rentals, today, nextWorkingDay, calendar)
  errands.sort((a, b) => ERRANDS.indexOf(a.errand) - ERRANDS.indexOf(b.errand) || (a.due < b.due ? -1 : 1))
  return {
    today,
    next_working_day: nextWorkingDay,
    errands: errands.map((one, index) => errandWire(one, togetherFrom(one, errands, index))),
    units,
    services,
    calibration_notice_days: calibrationNoticeDays,
    returned_units: returnedUnits,
    endangered: endangeredByUnits,
    outlasting,
    week: staffWeek(rentals, today, calendar),
  }
}

const atRisk = (row: RentalRow): StaffAtRisk => ({
  reservation_id: row.id,
  starts_on: row.start,
  order_id: row.order_id,
  shop_number: row.shop_number,
  customer: customerOf(row),
})

const IS_OUT: Record<Errand, boolean> = { missed: false, pickup: false, dispatch: false, return: true, overdue: true }

/** Of one customer, and in the same hands. */
const isTogether = (one: RentalErrand, other: RentalErrand): boolean =>
  one === other ||
  (IS_OUT[one.errand] === IS_OUT[other.errand] &&
    ((one.row.order_id !== null && one.row.order_id === other.row.order_id) ||
      (one.row.customer_id !== null && one.row.customer_id === other.row.customer_id)))

/** How many can be done from here; 1 where an earlier one of the kind says it. */
function togetherFrom(one: RentalErrand, all: readonly RentalErrand[], index: number): number {
  const isSaid = all.slice(0, index).some((other) => other.errand === one.errand && isTogether(one, other))
  return isSaid ? 1 : all.filter((other) => isTogether(one, other)).length
}

const errandWire = ({ row, errand, due, endangered }: RentalErrand, together: number): StaffErrand => ({
  together,
  reservation_id: row.id,
  errand,
  due,
  product_id: row.product_id,
  product: row.product,
  serial_number: row.serial_number,
  starts_on: row.start,
  ends_on: row.end,
  delivery: row.delivery ?? "",
  service: row.service,
  price_per_day: row.price_per_day === null ? null : toWireMoney(row.price_per_day),
  order_id: row.order_id,
  shop_number: row.shop_number,
  customer: customerOf(row),
  phone: row.phone ?? "",
  address: row.address ?? "",
  note: row.order_id ? row.note : "",
  unit_waits_for_inspection: row.waits_for_inspection,
  endangers: endangered.map(atRisk),
})
