import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** The login's e-mail if the customer has followed a link sent to it, else null: staff may have given him any. */
export async function provedEmail(db: Knex, customerId: string): Promise<string | null> {
  const account = await db("session_account")
    .where({ customer_id: customerId })
    .whereNotNull("email_proved_at")
    .first("email")
  return account?.email ?? null
}
