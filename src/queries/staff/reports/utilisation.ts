import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { UtilisationRow } from "../../../contract/staff-reports"
import type { RentalPeriod } from "../../../domain/rental-period"
import { daysWithoutSundays, HISTORY_OF_UNIT } from "./history"

/** A unit counts from the day on which it was entered, or first rented out if that was earlier, until it is retired. */
const UTILISATION = `
  select u.product_id, coalesce(p.title, '') as product, u.id as unit_id, u.serial_number,
         u.deleted_at is not null as is_retired, used.rented_days, used.blocked_days,
         greatest(0, ${daysWithoutSundays("fleet.first", "fleet.last")} - used.blocked_days) as available_days
    from rental_unit u
    left join product p on p.id = u.product_id
   cross join lateral (
          select greatest(:first::date, least((u.created_at at time zone 'Europe/Zurich')::date,
                   (select min(r.start_day) from rental_reservation r
                     where r.unit_id = u.id and r.status <> 'cancelled' and r.deleted_at is null))) as first,
                 least(:last::date, (u.deleted_at at time zone 'Europe/Zurich')::date) as last) fleet
   cross join lateral (
          select coalesce(sum(days) filter (where kind = 'rental'), 0)::int as rented_days,
                 coalesce(sum(days) filter (where kind <> 'rental'), 0)::int as blocked_days
            from (select kind, ${daysWithoutSundays("h.first", "h.last")} as days from (${HISTORY_OF_UNIT}) h) d) used
   where fleet.first <= fleet.last
   order by product, u.product_id, u.serial_number`

/** How much each unit was used in the period, both days inclusive. One statement. */
export async function utilisation(db: Knex, { start, end }: RentalPeriod): Promise<UtilisationRow[]> {
  const { rows } = await db.raw<{ rows: UtilisationRow[] }>(UTILISATION, { first: start, last: end })
  return rows
}
