import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { now } from "../clock"

interface TrustedRow {
  customer_id: string
  staff_id: string
  reason: string
  created_at: Date
}

/** Lets a customer rent without the limit for new ones. @returns whether that is new */
export async function trustCustomer(trx: Knex.Transaction, trusted: Omit<TrustedRow, "created_at">): Promise<boolean> {
  const rows = await trx<TrustedRow>("rental_trusted_customer")
    .insert({ ...trusted, created_at: now() })
    .onConflict("customer_id")
    .ignore()
    .returning("customer_id")
  return rows.length > 0
}

/** @returns whether the customer was trusted */
export const endTrust = async (trx: Knex.Transaction, customerId: string): Promise<boolean> =>
  (await trx<TrustedRow>("rental_trusted_customer").where({ customer_id: customerId }).delete()) > 0
