import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { RentalChange, RentalService } from "#area/rental"
import { type CalendarDay, parseCalendarDay } from "#kernel/calendar-day"
import { type Rappen, toWireMoney } from "#kernel/money"
import { invalidField } from "#platform/refusal"
import { addressName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import { rentPricesOf } from "#shop/lines/rules/shop-line"
import { isMoreRent } from "#shop/rental/rules/change-kinds"
import { priceBeyond } from "#shop/rental/rules/extension"
import { chargeableDays, type RentalPeriod } from "#shop/rental/rules/rental-period"
import { daysOfWindow } from "#shop/rental/rules/rental-window"
import { owedChanges } from "../../rules/amended-totals"
import { coveredDays, datesBar, versionOfDates } from "../../rules/other-dates"
import type { AskedDates, DatesConflict, StaffDates } from "../../wire/staff-dates"
import { grossWire } from "../order-changes-wire"
import type { RentalLine } from "../rental-status"
import { type OrderedRental, orderedRental } from "./rental-of-order"

const FIELDS = { start: "starts_on", end: "ends_on", unit: "unit_id" } as const

/** What other days cost beyond all that was agreed to. */
export const priceOfDates = (line: RentalLine, period: RentalPeriod, changes: readonly RentalChange[]) =>
  priceBeyond(coveredDays(line.id, line.rental.period, changes), chargeableDays(period), {
    ...rentPricesOf(line.rental),
    services: line.rental.services,
  })

export const isPickup = ({ rental }: RentalLine): boolean => rental.delivery.price === 0

/**
 * What staff see before they give a rental other dates. @param query `from`, `to` and `unit`, as they were asked
 * @throws Refusal 404 for a rental without an order, 400 keyed `from` or `to` for what isn't a day
 */
export async function staffDates(
  scope: MedusaContainer,
  id: string,
  query: Record<string, unknown>,
): Promise<StaffDates> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const rental = await orderedRental(db, id)
  const { order, line, reserved } = rental
  const period = periodOf(query, reserved.period)
  const unitId = typeof query.unit === "string" && query.unit !== "" ? query.unit : null
  const question = { period, unitId, customerId: order.customer_id, isPickup: isPickup(line) }
  const bar = datesBar(reserved.state, { isOrderCancelled: order.is_cancelled, isMonthly: order.monthly !== null })
  const [units, answer] = await Promise.all([
    unitsOf(db, reserved.productId),
    bar ? null : scope.resolve<RentalService>("rental").datesOf(reserved, question),
  ])
  const broken = answer?.broken ?? null
  const given = answer?.broken === null && answer.decision.isPossible ? answer.decision.placement.unitId : null
  const due = units.find((unit) => unit.id === given)?.calibration_due ?? null
  const free = answer?.broken === null ? answer.freeUnits : new Set<string>()
  const { start, end } = reserved.period
  return {
    bar,
    state: reserved.state,
    order_id: order.id,
    shop_number: order.shop_number,
    customer: order.billing?.company || order.ordered_by,
    delivery: line.rental.delivery.name,
    starts_on: start,
    ends_on: end,
    unit_id: reserved.unitId,
    version: versionOfDates(reserved.period),
    agreed: toWireMoney(agreedOf(rental)),
    units: units.map((unit) => ({ id: unit.id, serial_number: unit.serial_number, is_free: free.has(unit.id) })),
    broken: broken && { field: FIELDS[broken.field], rule: broken.rule },
    asked:
      answer?.broken === null
        ? {
            ...(await askedOf(db, rental, period, answer)),
            unit_id: given,
            calibration_ends_on: due !== null && due < period.end ? due : null,
          }
        : null,
  }
}

function periodOf({ from, to }: Record<string, unknown>, now: RentalPeriod): RentalPeriod {
  const start = from === undefined ? now.start : parseCalendarDay(from)
  const end = to === undefined ? now.end : parseCalendarDay(to)
  if (start === null) throw invalidField("from", "input.a_day_missing")
  if (end === null) throw invalidField("to", "input.a_day_missing")
  return { start, end }
}

const agreedOf = ({ order, line }: OrderedRental): Rappen =>
  owedChanges(order.changes)
    .filter(({ orderLineId, kind }) => orderLineId === line.id && isMoreRent(kind))
    .reduce((sum, { fee }) => sum + fee, line.total)

type Answer = Extract<Awaited<ReturnType<RentalService["datesOf"]>>, { broken: null }>

async function askedOf(
  db: Knex,
  { order, line }: OrderedRental,
  period: RentalPeriod,
  { decision, nearest }: Answer,
): Promise<Omit<AskedDates, "unit_id" | "calibration_ends_on">> {
  const { price } = priceOfDates(line, period, order.changes)
  const { first, last } = daysOfWindow(decision.window)
  return {
    chargeable_days: chargeableDays(period),
    occupied_from: first,
    occupied_to: last,
    fee: toWireMoney(price),
    total: grossWire({ kind: "rescheduling", fee: price }, order.rates).total,
    reason: decision.isPossible ? null : decision.reason,
    rule: decision.isPossible ? null : (decision.rule?.refusal ?? null),
    conflicts: decision.isPossible ? [] : await conflictsOf(db, decision.conflicts),
    nearest: nearest && { starts_on: nearest.start, ends_on: nearest.end },
  }
}

interface Unit {
  id: string
  serial_number: string
  calibration_due: CalendarDay | null
}

const unitsOf = async (db: Knex, productId: string): Promise<Unit[]> => {
  const { rows } = await db.raw<{ rows: Unit[] }>(
    `select id, serial_number, calibration_due::text from rental_unit
      where product_id = ? and deleted_at is null order by serial_number`,
    [productId],
  )
  return rows
}

async function conflictsOf(db: Knex, ids: readonly string[]): Promise<DatesConflict[]> {
  if (ids.length === 0) return []
  const { rows } = await db.raw<{ rows: DatesConflict[] }>(
    `select r.id, r.kind, r.order_id, ${shopNumber("o")} as shop_number, ${addressName("a", "r.note")} as customer,
            r.start_day::text as starts_on, r.end_day::text as ends_on
       from rental_reservation r
       left join "order" o on o.id = r.order_id
       left join order_address a on a.id = o.billing_address_id
      where r.id = any(?) order by r.start_day, r.id`,
    [[...ids]],
  )
  return rows
}
