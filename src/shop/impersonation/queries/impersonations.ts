import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Page } from "#kernel/wire/staff-paging"
import { accountName, staffName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import type { StaffAllImpersonations, StaffImpersonation } from "../wire/staff-impersonations"

const LIMIT = 20

const COLUMNS = `
  i.id, ${staffName("staff", "i.staff_id")} as staff, i.reason, i.created_at, i.expires_at, i.used_at,
  coalesce(events.ended_at, case when i.session_expires_at <= now() then i.session_expires_at end) as ended_at,
  coalesce(events.calls, 0) as calls, coalesce(events.refused, 0) as refused, coalesce(orders.placed, '[]') as orders`

const JOINS = `
  left join "user" staff on staff.id = i.staff_id
  left join lateral (
    select min(at) filter (where kind = 'ended') as ended_at,
      count(*) filter (where kind = 'called')::int as calls,
      count(*) filter (where kind = 'refused')::int as refused
    from session_impersonation_event where impersonation_id = i.id
  ) events on true
  left join lateral (
    select json_agg(json_build_object('id', o.id, 'shop_number', ${shopNumber("o")}) order by e.id) as placed
    from session_impersonation_event e join "order" o on o.id = e.detail
    where e.impersonation_id = i.id and e.kind = 'ordered'
  ) orders on true`

/** The last 20 times that staff opened the customer's account, the latest first. */
export async function impersonationsOf(database: Knex, customerId: string): Promise<StaffImpersonation[]> {
  const { rows } = await database.raw<{ rows: StaffImpersonation[] }>(
    `select ${COLUMNS} from session_impersonation i ${JOINS}
      where i.customer_id = ? order by i.created_at desc, i.id desc limit ${LIMIT}`,
    [customerId],
  )
  return rows
}

/** All times that staff opened anybody's account, the latest first. Two statements. */
export async function allImpersonations(database: Knex, { limit, offset }: Page): Promise<StaffAllImpersonations> {
  const [{ rows }, counted] = await Promise.all([
    database.raw<{ rows: StaffAllImpersonations["impersonations"] }>(
      `select ${COLUMNS},
              json_build_object('id', i.customer_id, 'name', ${accountName("customer", "customer.email, i.customer_id")}) as customer
         from (select * from session_impersonation order by created_at desc, id desc limit ? offset ?) i ${JOINS}
         left join customer on customer.id = i.customer_id
        order by i.created_at desc, i.id desc`,
      [limit, offset],
    ),
    database.raw<{ rows: { count: number }[] }>("select count(*)::int as count from session_impersonation"),
  ])
  return { impersonations: rows, count: counted.rows[0].count }
}
