import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Whether the customer has paid an invoice, as the accounts say. One statement. */
export async function hasPaidInvoice(db: Knex, customerId: string): Promise<boolean> {
  const paid = await db("erp_invoice")
    .where({ customer_id: customerId, state: "paid", deleted_at: null })
    .where("total", ">", 0)
    .first("id")
  return paid !== undefined
}
