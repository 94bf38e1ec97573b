import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { formatUid, parseUid } from "#kernel/uid"
import { containing } from "#platform/sql/like"
import { personName } from "#platform/sql/names"
import type { StaffCustomerHit } from "../wire/staff-customers"

const MOST = 20

/** A statement for the ids of orders, and what it is asked with. */
export interface OrdersNamed {
  sql: string
  bindings: Record<string, string[] | string | null>
}

/**
 * Customers by company, company number, person, e-mail, phone or place, or by a number, serial, reference or
 * e-mail of an order of theirs; those who order come first. One statement, which looks at orders only for words with a digit or
 * an @: other words name people.
 * @param ordersNamed finds the orders that words name
 */
export async function customersFound(
  db: Knex,
  q: string,
  ordersNamed: (words: string) => OrdersNamed,
): Promise<StaffCustomerHit[]> {
  if (q === "") return []
  const uid = parseUid(q)
  const orders = /[\d@]/.test(q) ? ordersNamed(q) : null
  const { rows } = await db.raw<{ rows: StaffCustomerHit[] }>(
    `select c.id, coalesce(c.company_name, '') as company, coalesce(a.company_uid, '') as company_uid,
            ${personName("c")} as name, c.email, coalesce(c.phone, '') as phone,
            coalesce(a.city, '') as city, a.deactivated_at is not null as is_deactivated,
            (select count(*)::int from "order" o where o.customer_id = c.id and o.deleted_at is null) as orders
       from customer c left join session_account a on a.customer_id = c.id
      where c.deleted_at is null
        and (c.company_name ilike :q or ${personName("c")} ilike :q or c.email ilike :q
             or c.phone ilike :q or a.city ilike :q or a.company_uid ilike :q or a.company_uid = :uid
             ${orders ? `or c.id in (select customer_id from "order" where id in (${orders.sql}))` : ""})
      order by orders desc, company, c.id
      limit ${MOST}`,
    { q: containing(q), uid: uid && formatUid(uid), ...orders?.bindings },
  )
  return rows
}
