import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { closedDaysBetween, shopWorkingDays } from "#area/rental"
import { addDays, type CalendarDay } from "#kernel/calendar-day"
import type { WorkingDays } from "#kernel/working-days"
import { addressName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import type { RentalSettings } from "#shop/rental/rules/rental-settings"
import { calibrationState } from "../rules/calibration"
import { missedUntil } from "../rules/staff-day"
import type { PlannedItem, PlannedUnit, StaffPlan } from "../wire/staff-plan"
import { STOOD_UNTIL } from "./reports/history"

interface PlanContext {
  today: CalendarDay
  settings: RentalSettings
  /** SQL for an order's numbers in the accounts; takes the order's id. */
  numbersOf: (orderId: string) => string
}

/** Every unit and what occupies it within the days, both inclusive. Four statements, however many there are. */
export async function staffPlan(
  db: Knex,
  period: RentalPeriod,
  { today, settings: { calibrationNoticeDays }, numbersOf }: PlanContext,
): Promise<StaffPlan> {
  const [units, rows, closedDays, calendar] = await Promise.all([
    readUnits(db, today, calibrationNoticeDays),
    readItems(db, period, today, numbersOf),
    closedDaysBetween(db, period.start, period.end),
    shopWorkingDays(db, today, addDays(today, 61)),
  ])
  const items = rows
    .map((row) => plannedItem(row, today, calendar))
    .filter(({ occupied_to: until }) => until >= period.start)
  return {
    today,
    from: period.start,
    to: period.end,
    units,
    items,
    closed_days: closedDays,
  }
}

async function readUnits(db: Knex, today: CalendarDay, noticeDays: number): Promise<PlannedUnit[]> {
  const { rows } = await db.raw<{ rows: (PlannedUnit & { calibration_due: CalendarDay | null })[] }>(
    `select u.id, u.product_id, coalesce(p.title, '') as product, u.serial_number, u.is_in_service,
            u.calibration_due::text
       from rental_unit u left join product p on p.id = u.product_id
      where u.deleted_at is null
      order by product, u.product_id, u.serial_number`,
  )
  return rows.map((unit) => ({ ...unit, calibration: calibrationState(unit.calibration_due, today, noticeDays) }))
}

type ItemRow = Omit<PlannedItem, "is_overdue"> & { days_after: number }

function plannedItem(
  { days_after: daysAfter, ...row }: ItemRow,
  today: CalendarDay,
  calendar: WorkingDays,
): PlannedItem {
  if (row.state !== "handed_over" || row.ends_on >= today) return { ...row, is_overdue: false }
  const missed = missedUntil(today, daysAfter, calendar)
  return { ...row, is_overdue: true, occupied_to: missed > row.occupied_to ? missed : row.occupied_to }
}

/**
 * By product, so that the indexes of what lies ahead and of what is out are used however long the history is, and found before
 * it is said whose they are, so that orders are read once and not for each product. What is overdue comes along even if its
 * days are long past.
 */
async function readItems(
  db: Knex,
  { start, end }: RentalPeriod,
  today: CalendarDay,
  numbersOf: PlanContext["numbersOf"],
): Promise<ItemRow[]> {
  const { rows } = await db.raw<{ rows: ItemRow[] }>(
    `with r as materialized (
       select item.*
         from (select distinct product_id from rental_unit where deleted_at is null) product
        cross join lateral (
                select * from rental_reservation ahead
                 where ahead.product_id = product.product_id and ahead.deleted_at is null
                   and ahead.window_end >= :start and ahead.window_start <= :end and ahead.status <> 'cancelled'
                 union all
                select * from rental_reservation overdue
                 where overdue.product_id = product.product_id and overdue.deleted_at is null
                   and overdue.status = 'handed_over' and overdue.end_day < :today and overdue.window_end < :start) item)
     select r.id, r.unit_id, r.kind, r.status as state, r.is_pinned, least(r.stands_from, r.end_day)::text as starts_on,
            ${STOOD_UNTIL}::text as ends_on, r.window_start::text as occupied_from, r.window_end::text as occupied_to,
            r.days_after, r.order_id, ${shopNumber("o")} as shop_number,
            trim(concat_ws(' ', o.email, o.metadata->>'reference', ${numbersOf("o.id")})) as known_by,
            ${addressName("a")} as customer,
            coalesce(d.name, '') as delivery, r.note
       from r
       left join rental_delivery_type d on d.id = r.delivery_type_id
       left join "order" o on o.id = r.order_id
       left join order_address a on a.id = o.billing_address_id
      order by r.window_start, r.id`,
    { start, end, today },
  )
  return rows
}
