import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { today } from "#platform/clock"
import { discountRowsFor } from "../data/discounts"
import { type Discount, type DiscountOf, discountOn } from "../rules/discount"

const NONE: DiscountOf = () => 0

/** The customer's discounts and those of his company as the rule takes them. One statement. */
export async function discountsOf(db: Knex, customerId: string): Promise<Discount[]> {
  const rows = await discountRowsFor(db, customerId)
  return rows.map(({ kind, product_id, permille, valid_from, valid_until, company_id }) => ({
    kind,
    productId: product_id,
    permille,
    validFrom: valid_from,
    validUntil: valid_until,
    isOfCompany: company_id !== null,
  }))
}

/**
 * What the customer pays less today, product by product. The one place that says whose discounts a price has. One statement,
 * none for who isn't known.
 */
export async function discountFor(db: Knex, customerId: string | null): Promise<DiscountOf> {
  if (customerId === null) return NONE
  const discounts = await discountsOf(db, customerId)
  const day = today()
  return discounts.length === 0 ? NONE : (product) => discountOn(product, discounts, day)
}
