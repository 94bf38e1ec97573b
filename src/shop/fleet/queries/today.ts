import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { shopWorkingDays } from "#area/rental"
import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { toWireMoney } from "#kernel/money"
import { addWorkingDays, type WorkingDays } from "#kernel/working-days"
import type { RentalSettings } from "#shop/rental/rules/rental-settings"
import { type DueErrand, ERRANDS, errandOf, missedUntil } from "../rules/staff-day"
import type { StaffAtRisk, StaffErrand, StaffToday } from "../wire/staff-today"
import { rentalsAtRisk } from "./rentals-at-risk"
import { currentRentals, type RentalRow, unitsToCalibrate, unitsToInspect } from "./today-rows"

/** All that staff have to do up to the next working day. Five statements, whatever is due. */
export async function staffToday(
  db: Knex,
  today: CalendarDay,
  { calibrationNoticeDays }: RentalSettings,
): Promise<StaffToday> {
  const [rentals, units, returnedUnits, atRisk, calendar] = await Promise.all([
    currentRentals(db, today),
    unitsToCalibrate(db, today, calibrationNoticeDays),
    unitsToInspect(db, today),
    rentalsAtRisk(db, null, today),
    shopWorkingDays(db, addDays(today, -366), addDays(today, 61)),
  ])
  const nextWorkingDay = addWorkingDays(today, 1, calendar)
  const due = rentals.flatMap((row) => {
    const found = errandOf(inHand(row), today, nextWorkingDay, calendar)
    return found ? [{ row, found }] : []
  })
  due.sort(
    (a, b) => ERRANDS.indexOf(a.found.errand) - ERRANDS.indexOf(b.found.errand) || (a.found.due < b.found.due ? -1 : 1),
  )
  return {
    today,
    next_working_day: nextWorkingDay,
    errands: due.map(({ row, found }) => errandWire(row, found, atRiskBy(row, found, rentals, today, calendar))),
    units,
    calibration_notice_days: calibrationNoticeDays,
    returned_units: returnedUnits,
    endangered: atRisk,
  }
}

const inHand = ({ is_pickup: isPickup, days_out: daysOut, days_back: daysBack, ...row }: RentalRow) => ({
  ...row,
  isPickup,
  daysOut,
  daysBack,
})

/**
 * Whoever has the same unit before it can be back, or on the working day after that: it would have to come back today. The
 * reservation itself isn't moved by being late.
 */
function atRiskBy(
  late: RentalRow,
  { errand }: DueErrand,
  rentals: RentalRow[],
  today: CalendarDay,
  calendar: WorkingDays,
): StaffAtRisk[] {
  if (errand !== "overdue") return []
  const until = addWorkingDays(missedUntil(today, late.days_after, calendar), 1, calendar)
  return rentals
    .filter((row) => row.unit_id === late.unit_id && row.state === "reserved" && row.window_start <= until)
    .map((row) => ({
      reservation_id: row.id,
      starts_on: row.start,
      order_id: row.order_id,
      shop_number: row.shop_number,
      customer: customerOf(row),
    }))
}

/** Rentals that staff entered themselves name their customer in the note. */
const customerOf = ({ customer, note }: RentalRow) => customer || note

const errandWire = (row: RentalRow, { errand, due }: DueErrand, endangers: StaffAtRisk[]): StaffErrand => ({
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
  endangers,
})
