import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * Ids of the orders that `:customerId` sees now: his own, but for those that he placed for a company he has left, and those of
 * his company. A subquery for `in`.
 */
export const SEEN_ORDERS = `
  select own.id from "order" own
   where own.customer_id = :customerId
     and not exists (select from company_order placed where placed.order_id = own.id)
  union all
  select placed.order_id from company_member me
    join company_order placed on placed.company_id = me.company_id
   where me.customer_id = :customerId`

/** Whether the customer sees the order now. */
export async function seesOrder(db: Knex, customerId: string, orderId: string): Promise<boolean> {
  const { rows } = await db.raw<{ rows: object[] }>(`select 1 where :orderId in (${SEEN_ORDERS})`, {
    customerId,
    orderId,
  })
  return rows.length > 0
}

/** Whether it was placed for the company. */
export const isOrderOf = async (db: Knex, companyId: string, orderId: string): Promise<boolean> =>
  (await db("company_order").where({ order_id: orderId, company_id: companyId }).first("order_id")) !== undefined

/** An order stays the company's that its customer belonged to as it was placed. */
export const noteOrderOfCompany = (trx: Knex.Transaction, companyId: string, orderId: string) =>
  trx("company_order").insert({ order_id: orderId, company_id: companyId })

/** Who opens a company's account brings the orders that he has placed until then. */
export async function bringOrders(trx: Knex.Transaction, customerId: string, companyId: string): Promise<void> {
  await trx.raw(
    `insert into company_order (order_id, company_id)
     select o.id, :companyId from "order" o where o.customer_id = :customerId and o.deleted_at is null
     on conflict (order_id) do nothing`,
    { customerId, companyId },
  )
}

/**
 * To whom mails about an order go: the login that placed it, and if it has left the company that the order is of, whoever manages
 * that longest and can log in; a manager whose account is closed where nobody can.
 * @param order alias of the order's table
 */
export const orderContact = (order: string) => `coalesce((
  select manager.email
    from company_order placed
    join company_member managing on managing.company_id = placed.company_id and managing."right" = 'manage'
    join customer manager on manager.id = managing.customer_id
    left join session_account account on account.customer_id = manager.id
   where placed.order_id = ${order}.id
     and not exists (select from company_member still
                      where still.customer_id = ${order}.customer_id and still.company_id = placed.company_id)
   order by account.deactivated_at is not null, managing.created_at, manager.id
   limit 1), ${order}.email)`

/**
 * The name of the company account that an order is of; null where it is of none.
 * @param order alias of the order's table
 */
export const companyOfOrder = (order: string) => `(
  select company.name from company_order placed join company_account company on company.id = placed.company_id
   where placed.order_id = ${order}.id)`
