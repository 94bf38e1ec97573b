import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { NamedOffice } from "../../data/named-provider"

/** What the customer is in the accounts; null before the first order or quote. One statement. */
export async function customerContact(db: Knex, office: NamedOffice | null, customerId: string) {
  const found = await db("erp_contact")
    .where({ customer_id: customerId })
    .first<{ contact_id: string | null }>("contact_id")
  const id = found?.contact_id ?? null
  return id === null ? null : { id, url: office?.contact(id) ?? null }
}
