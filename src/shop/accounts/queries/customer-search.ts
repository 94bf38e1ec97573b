import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { formatUid, parseUid } from "#kernel/uid"
import { phoneDigits } from "#kernel/words/phone-digits"
import { containing, containingLetters } from "#platform/sql/like"
import { personName } from "#platform/sql/names"
import { customerLetters } from "#platform/sql/search-texts"
import type { StaffCustomerHit } from "../wire/staff-customers"

const MOST = 20

/** A statement for the ids of orders, and what it is asked with. */
export interface OrdersNamed {
  sql: string
  bindings: Record<string, string[] | string | null>
}

/** Finds the orders that words name. */
export type OrdersByWords = (words: string) => OrdersNamed

/** Customers `c` with their account `a`. */
export const CUSTOMERS = "customer c left join session_account a on a.customer_id = c.id"

/** What is said of a customer wherever he is found; `orders` is counted for each. */
export const CUSTOMER_COLUMNS = `
  c.id, coalesce(c.company_name, '') as company, coalesce(a.company_uid, '') as company_uid,
  ${personName("c")} as name, coalesce(c.email, '') as email, coalesce(c.phone, '') as phone,
  coalesce(a.city, '') as city, a.deactivated_at is not null as is_deactivated,
  (select count(*)::int from "order" o where o.customer_id = c.id and o.deleted_at is null) as orders`

const LETTERS = customerLetters("named")

/** Ids of customers: company, person and phone by their index, as blanks, signs and a phone's country don't count. */
const CALLED = `
  select named.id from customer named where ${LETTERS} ilike :letters or ${LETTERS} like :phone
   union all
  select named.id from customer named where named.email ilike :q
   union all
  select customer_id from session_account where city ilike :q or company_uid ilike :q or company_uid = :uid`

/**
 * Customers by company, company number, person, e-mail, phone or place, or by a number, serial, reference or
 * e-mail of an order of theirs. Orders are looked at only for words with a digit or an @: other words name people.
 * @see docs/decisions/345-customers-are-found-as-orders-are.md
 */
export function customersCalled(q: string, ordersNamed: OrdersByWords): OrdersNamed {
  const [uid, digits] = [parseUid(q), phoneDigits(q)]
  const orders = /[\d@]/.test(q) ? ordersNamed(q) : null
  return {
    sql: `c.id in (${CALLED}
           ${orders ? `union all select customer_id from "order" where id in (${orders.sql})` : ""})`,
    bindings: {
      ...{ q: containing(q), letters: containingLetters(q), phone: digits && `%${digits}%` },
      ...{ uid: uid && formatUid(uid), ...orders?.bindings },
    },
  }
}

/** Customers by what staff hear, those who order first. One statement. */
export async function customersFound(db: Knex, q: string, ordersNamed: OrdersByWords): Promise<StaffCustomerHit[]> {
  if (q === "") return []
  const called = customersCalled(q, ordersNamed)
  const { rows } = await db.raw<{ rows: StaffCustomerHit[] }>(
    `select ${CUSTOMER_COLUMNS} from ${CUSTOMERS}
      where c.deleted_at is null and ${called.sql}
      order by orders desc, company, c.id
      limit ${MOST}`,
    called.bindings,
  )
  return rows
}
