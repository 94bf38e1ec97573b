import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ErpOffice } from "../../data/provider"

/** What the customer is in the accounts; null before the first order or quote. One statement. */
export async function customerContact(db: Knex, office: ErpOffice | null, customerId: string) {
  const found = await db("erp_contact")
    .where({ customer_id: customerId })
    .first<{ contact_id: string | null }>("contact_id")
  const id = found?.contact_id ?? null
  return id === null ? null : { id, url: office?.contact(id) ?? null }
}
