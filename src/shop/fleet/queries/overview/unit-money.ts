import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import { type Rappen, toWireMoney } from "#kernel/money"
import { chargeableDaysSql } from "#shop/rental/rules/rental-period"
import { nextService, type ServiceFacts } from "../../rules/service-due"
import { type Served, sharedRent } from "../../rules/shared-rent"
import type { UnitMoney } from "../../wire/staff-overview"
import { EXTENDED, IS_OWED, RENT_OF_LINE } from "../reports/rent"

/** Days on which a unit served in a rental: none where it came after the last one, in place of another that was late. */
const SERVED_DAYS = `greatest(0, ${chargeableDaysSql("r.stands_from", "r.stands_to")})`

/**
 * Line by line, each with its reservations by their index: however many other reservations there are. What was handed over counts
 * whole, since it is owed whole; a unit of a rental to come may still change.
 */
const EARNED = `
  with ${EXTENDED}
  select rent.rent::int as rent, served.units
    from (select l.id, ${RENT_OF_LINE} as rent
            from order_line_item l left join extended e on e.order_line_id = l.id
           where jsonb_exists(l.metadata, 'rental') and l.deleted_at is null) rent
   cross join lateral (
          select jsonb_agg(jsonb_build_object('unit_id', r.unit_id, 'days', ${SERVED_DAYS}) order by r.stands_from, r.id) as units
            from rental_reservation r
           where r.order_line_id = rent.id and r.kind = 'rental' and r.status in ('handed_over', 'returned')
             and r.deleted_at is null) served
   where served.units is not null`

interface UnitRow extends ServiceFacts {
  unit_id: string
  product_id: string
  product: string
  serial_number: string
  is_retired: boolean
  purchase_rappen: number | null
  value_rappen: number | null
  damage: Rappen
  damages: number
  late: Rappen
}

const UNITS = `
  select u.id as unit_id, u.product_id, coalesce(p.title, '') as product, u.serial_number,
         u.deleted_at is not null as is_retired, k.purchased_on::text, k.purchase_rappen, k.value_rappen, k.operating_hours,
         k.interval_months, k.interval_hours, k.serviced_on::text, k.serviced_at_hours,
         coalesce(fees.damage, 0)::int as damage, coalesce(fees.damages, 0)::int as damages, coalesce(fees.late, 0)::int as late
    from rental_unit u
    left join product p on p.id = u.product_id
    left join unit_upkeep k on k.unit_id = u.id
    left join (
           select r.unit_id, sum(c.fee) filter (where c.kind = 'damage' and ${IS_OWED}) as damage,
                  count(*) filter (where c.kind = 'damage') as damages,
                  sum(c.fee) filter (where c.kind = 'late_return' and ${IS_OWED}) as late
             from rental_change c join rental_reservation r on r.id = c.reservation_id
            where c.kind in ('damage', 'late_return') and c.deleted_at is null
            group by r.unit_id) fees on fees.unit_id = u.id
   order by product, u.product_id, is_retired, u.serial_number`

/** What each unit cost, earned and needs, retired ones included. Two statements. */
export async function unitMoney(db: Knex, today: CalendarDay, noticeDays: number): Promise<UnitMoney[]> {
  const [units, lines] = await Promise.all([
    db.raw<{ rows: UnitRow[] }>(UNITS),
    db.raw<{ rows: { rent: Rappen; units: Served[] }[] }>(EARNED),
  ])
  const earned = new Map<string, { rent: Rappen; rentals: number }>()
  for (const { rent, units: served } of lines.rows)
    for (const [unitId, share] of sharedRent(rent, served)) {
      const before = earned.get(unitId) ?? { rent: 0, rentals: 0 }
      earned.set(unitId, { rent: before.rent + share, rentals: before.rentals + 1 })
    }
  return units.rows.map(({ purchase_rappen, value_rappen, damage, late, ...unit }) => {
    const { rent, rentals } = earned.get(unit.unit_id) ?? { rent: 0, rentals: 0 }
    return {
      unit_id: unit.unit_id,
      product_id: unit.product_id,
      product: unit.product,
      serial_number: unit.serial_number,
      is_retired: unit.is_retired,
      purchased_on: unit.purchased_on,
      purchase: wireMoneyOrNull(purchase_rappen),
      value: wireMoneyOrNull(value_rappen),
      earned: toWireMoney(rent + late),
      rentals,
      damage: toWireMoney(damage),
      damages: unit.damages,
      operating_hours: unit.operating_hours,
      service: nextService(unit, today, noticeDays),
    }
  })
}

const wireMoneyOrNull = (amount: Rappen | null) => (amount === null ? null : toWireMoney(amount))
