import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { catalogueSnapshot } from "#area/catalogue"
import type { RentalService } from "#area/rental"
import type { Page } from "#kernel/wire/staff-paging"
import { now, today } from "#platform/clock"
import { containing } from "#platform/sql/like"
import { accountName } from "#platform/sql/names"
import { type EntryRow, stateOn } from "../../data/entries"
import { OPEN_STATES, stateAt } from "../../rules/entry-states"
import type { StaffWaitList, StaffWaitListEntry, WaitListFilter } from "../../wire/staff-wait-list"

interface ListedRow extends EntryRow {
  product: string
  customer: string
}

const ENTRIES = `
  from wait_list_entry e
  left join product p on p.id = e.product_id
  left join customer c on c.id = e.customer_id and c.deleted_at is null
 where e.deleted_at is null`

const LISTED = `
  and (:product_id = '' or e.product_id = :product_id) and e.state = any(:states)
  and (:q = '' or concat_ws(' ', e.email, c.company_name, c.first_name, c.last_name) ilike :pattern)`

const ORDER = "order by product, e.product_id, coalesce(e.queued_at, e.created_at), e.id"

const parametersOf = ({ product_id, state, q }: WaitListFilter) => ({
  product_id,
  states: state === "open" ? [...OPEN_STATES] : [state],
  q,
  pattern: containing(q),
})

/** A page of who waits for what. Four statements, whatever there is. */
export async function staffWaitList(
  scope: MedusaContainer,
  { limit, offset, ...filter }: WaitListFilter & Page,
): Promise<StaffWaitList> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [{ rows: counted }, { rows: products }, entries] = await Promise.all([
    db.raw<{ rows: { count: number }[] }>(`select count(*)::int as count ${ENTRIES} ${LISTED}`, parametersOf(filter)),
    db.raw<{ rows: { id: string; name: string }[] }>(
      `select distinct e.product_id as id, coalesce(p.title, e.product_id) as name ${ENTRIES} order by name, id`,
    ),
    listed(scope, db, filter, { limit, offset }),
  ])
  return { count: counted[0].count, entries, products }
}

/** All of them, for a table. */
export const wholeWaitList = (scope: MedusaContainer, filter: WaitListFilter): Promise<StaffWaitListEntry[]> =>
  listed(scope, scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), filter, { limit: null, offset: 0 })

async function listed(
  scope: MedusaContainer,
  db: Knex,
  filter: WaitListFilter,
  part: { limit: number | null; offset: number },
): Promise<StaffWaitListEntry[]> {
  const { rows } = await db.raw<{ rows: ListedRow[] }>(
    `select e.*, coalesce(p.title, '') as product, ${accountName("c", "c.email")} as customer ${ENTRIES} ${LISTED} ${ORDER}
      limit :limit offset :offset`,
    { ...parametersOf(filter), ...part },
  )
  const offered = rows.filter(({ state }) => state === "offered").map(({ id }) => id)
  const held = await scope.resolve<RentalService>("rental").heldOffers(offered)
  const { deliveryTypes } = await catalogueSnapshot(scope)
  const deliveries = new Map(deliveryTypes.map(({ id, name }) => [id, name]))
  return rows.map((row) => entryOf(row, held.get(row.id), deliveries.get(row.delivery_type_id) ?? ""))
}

const entryOf = (row: ListedRow, heldUntil: Date | undefined, delivery: string): StaffWaitListEntry => ({
  id: row.id,
  email: row.email,
  customer: row.customer_id && row.customer ? { id: row.customer_id, name: row.customer } : null,
  product_id: row.product_id,
  product: row.product,
  delivery,
  starts_on: row.start_day,
  ends_on: row.end_day,
  flex_days: row.flex_days,
  state: stateAt({ state: stateOn(row, today()), heldUntil }, now()),
  since: (row.queued_at ?? row.created_at).toISOString(),
  offer: offerOf(row, heldUntil),
})

function offerOf(
  { offered_start: start, offered_end: end, offer_ends_at: until }: EntryRow,
  heldUntil: Date | undefined,
) {
  if (start === null || end === null || until === null) return null
  return { starts_on: start, ends_on: end, until: (heldUntil ?? until).toISOString() }
}
