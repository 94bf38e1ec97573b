import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { CalendarDay } from "#kernel/calendar-day"
import type { ProductKind } from "#shop/catalogue/rules/product-kinds"

export interface DiscountFields {
  kind: ProductKind | null
  product_id: string | null
  permille: number
  valid_from: CalendarDay | null
  valid_until: CalendarDay | null
  reason: string
}

export interface DiscountRow extends DiscountFields {
  id: string
}

const COLUMNS = ["id", "kind", "product_id", "permille", "valid_from", "valid_until", "reason"] as const

/** The customer's discounts, valid or not, the most general first. One statement. */
export const discountRows = (db: Knex, customerId: string): Promise<DiscountRow[]> =>
  db<DiscountRow & { customer_id: string; created_at: Date }>("customer_discount")
    .where({ customer_id: customerId })
    .orderByRaw("product_id is not null, kind is not null, created_at, id")
    .select(...COLUMNS)

/** @throws the database's unique violation (23505) if the customer has one for the same */
export const insertDiscount = (trx: Knex.Transaction, customerId: string, fields: DiscountFields): Promise<unknown> =>
  trx("customer_discount").insert({ ...fields, id: generateEntityId(undefined, "disc"), customer_id: customerId })

/** @throws the database's unique violation (23505) if the customer has another for the same */
export const updateDiscount = (trx: Knex.Transaction, id: string, fields: DiscountFields): Promise<unknown> =>
  trx("customer_discount")
    .where({ id })
    .update({ ...fields, updated_at: trx.fn.now() })

export const deleteDiscountRow = (trx: Knex.Transaction, id: string): Promise<unknown> =>
  trx("customer_discount").where({ id }).delete()
