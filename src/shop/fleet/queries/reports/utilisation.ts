import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { chargeableDaysSql, type RentalPeriod } from "#shop/rental/rules/rental-period"
import type { UtilisationRow } from "../../wire/staff-reports"
import { STOOD } from "./history"

/** A unit counts from the day on which it was entered, or first rented out if that was earlier, until it is retired. */
const UTILISATION = `
  with ${STOOD},
  used as (
    select unit_id, sum(days) filter (where kind = 'rental') as rented, sum(days) filter (where kind <> 'rental') as blocked
      from (select unit_id, kind, ${chargeableDaysSql("first", "last")} as days from stood) d group by unit_id)
  select u.product_id, coalesce(p.title, '') as product, u.id as unit_id, u.serial_number,
         u.deleted_at is not null as is_retired, coalesce(used.rented, 0)::int as rented_days,
         coalesce(used.blocked, 0)::int as blocked_days,
         greatest(0, ${chargeableDaysSql("fleet.first", "fleet.last")} - coalesce(used.blocked, 0))::int as available_days
    from rental_unit u
    left join product p on p.id = u.product_id
    left join used on used.unit_id = u.id
   cross join lateral (
          select greatest(:first::date, least((u.created_at at time zone 'Europe/Zurich')::date,
                   (select min(r.stands_from) from rental_reservation r
                     where r.unit_id = u.id and r.status <> 'cancelled' and r.deleted_at is null))) as first,
                 least(:last::date, (u.deleted_at at time zone 'Europe/Zurich')::date) as last) fleet
   where fleet.first <= fleet.last
   order by product, u.product_id, u.serial_number`

/** How much each unit was used in the period, both days inclusive. One statement. */
export async function utilisation(db: Knex, { start, end }: RentalPeriod): Promise<UtilisationRow[]> {
  const { rows } = await db.raw<{ rows: UtilisationRow[] }>(UTILISATION, { first: start, last: end })
  return rows
}
