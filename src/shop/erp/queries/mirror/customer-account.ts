import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ErpAccount } from "./parties"

/** The account behind the customer's orders, for the ERP; null if there is no such customer. */
export async function erpAccountOf(db: Knex, customerId: string): Promise<ErpAccount | null> {
  const { rows } = await db.raw<{ rows: ErpAccount[] }>(
    `select coalesce(customer.company_name, '') as company, account.company_uid as uid, account.sector,
            coalesce(customer.first_name, '') as "firstName", coalesce(customer.last_name, '') as "lastName",
            coalesce(account.email, customer.email) as email, coalesce(customer.phone, '') as phone
       from customer left join session_account account on account.customer_id = customer.id
      where customer.id = ?`,
    [customerId],
  )
  return rows[0] ?? null
}
