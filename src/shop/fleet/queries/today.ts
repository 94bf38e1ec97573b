import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import { toWireMoney } from "#kernel/money"
import { addWorkingDays } from "#kernel/working-days"
import type { RentalSettings } from "#shop/rental/rules/rental-settings"
import { ERRANDS } from "../rules/staff-day"
import type { StaffAtRisk, StaffErrand, StaffToday } from "../wire/staff-today"
import { customerOf, errandCalendar, errandsDue, type RentalErrand } from "./errands"
import { rentalsAtRisk, rentalsOutlastingCalibration } from "./rentals-at-risk"
import { currentRentals, type RentalRow, unitsToCalibrate, unitsToInspect } from "./today-rows"

/** All that staff have to do up to the next working day. Six statements, whatever is due. */
export async function staffToday(
  db: Knex,
  today: CalendarDay,
  { calibrationNoticeDays }: RentalSettings,
): Promise<StaffToday> {
  const [rentals, units, returnedUnits, endangeredByUnits, outlasting, calendar] = await Promise.all([
    currentRentals(db, today),
    unitsToCalibrate(db, today, calibrationNoticeDays),
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
    errands: errands.map(errandWire),
    units,
    calibration_notice_days: calibrationNoticeDays,
    returned_units: returnedUnits,
    endangered: endangeredByUnits,
    outlasting,
  }
}

const atRisk = (row: RentalRow): StaffAtRisk => ({
  reservation_id: row.id,
  starts_on: row.start,
  order_id: row.order_id,
  shop_number: row.shop_number,
  customer: customerOf(row),
})

const errandWire = ({ row, errand, due, endangered }: RentalErrand): StaffErrand => ({
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
  note: row.order_id ? row.note : "",
  unit_waits_for_inspection: row.waits_for_inspection,
  endangers: endangered.map(atRisk),
})
