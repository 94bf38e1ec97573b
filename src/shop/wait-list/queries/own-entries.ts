import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type EntriesOwner, OF_CUSTOMER } from "../data/entries"
import type { OwnWaitListEntry } from "../wire/own-entry"

/** What a customer waits or waited for, oldest first, also where he wasn't signed in. One statement. */
export async function entriesOf(db: Knex, owner: EntriesOwner): Promise<OwnWaitListEntry[]> {
  const { rows } = await db.raw<{ rows: (Omit<OwnWaitListEntry, "created_at"> & { created_at: Date })[] }>(
    `select e.email, coalesce(p.title, '') as product, coalesce(way.name, '') as delivery,
            e.start_day::text as rentalstartdate, e.end_day::text as rentalenddate, e.flex_days, e.state, e.created_at
       from wait_list_entry e
       left join product p on p.id = e.product_id
       left join rental_delivery_type way on way.id = e.delivery_type_id
      where (${OF_CUSTOMER}) and e.deleted_at is null
      order by e.created_at, e.id`,
    { ...owner },
  )
  return rows.map(({ created_at, ...entry }) => ({ ...entry, created_at: created_at.toISOString() }))
}
