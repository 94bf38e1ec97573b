import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { assertEdge, olderThan } from "#platform/sql/older-than"
import type { CustomerFilter, CustomerListQuery, StaffCustomerList, StaffListedCustomer } from "../wire/staff-customers"
import { CUSTOMER_COLUMNS, CUSTOMERS, customersCalled, type OrdersByWords } from "./customer-search"

const IS: Record<CustomerFilter, string> = {
  all: "true",
  new: "c.created_at > now() - interval '30 days'",
  waiting: "a.activated_at is null and a.deactivated_at is null and a.customer_id is not null",
  closed: "a.deactivated_at is not null",
}

const COUNTS = Object.entries(IS).map(
  ([filter, condition]) => `count(*) filter (where ${condition})::int as "${filter}"`,
)

const day = (instant: string) => `to_char(${instant} at time zone 'Europe/Zurich', 'YYYY-MM-DD')`

/** A page of the customers, with how many there are of each kind. Two statements. */
export async function customerList(
  db: Knex,
  { filter, q, limit, offset, starting_after }: CustomerListQuery,
  ordersNamed: OrdersByWords,
): Promise<StaffCustomerList> {
  await assertEdge(db, "customer", starting_after)
  const called = q === "" ? { sql: "true", bindings: {} } : customersCalled(q, ordersNamed)
  const found = `from ${CUSTOMERS} where c.deleted_at is null and ${called.sql}`
  const [{ rows: counted }, { rows: customers }] = await Promise.all([
    db.raw<{ rows: StaffCustomerList["counts"][] }>(`select ${COUNTS.join(", ")} ${found}`, called.bindings),
    db.raw<{ rows: StaffListedCustomer[] }>(
      `select ${CUSTOMER_COLUMNS}, ${day("c.created_at")} as created_on,
              case when a.customer_id is not null then a.activated_at is not null end as has_proved_email,
              (select ${day("max(o.created_at)")} from "order" o where o.customer_id = c.id and o.deleted_at is null)
                as last_ordered_on
         ${found} and ${IS[filter]} and ${olderThan("c", "customer")}
        order by ${q === "" || starting_after ? "c.created_at desc, c.id desc" : "orders desc, company, c.id"}
        limit :limit offset :offset`,
      { ...called.bindings, limit, offset, starting_after },
    ),
  ])
  return { counts: counted[0], customers }
}
