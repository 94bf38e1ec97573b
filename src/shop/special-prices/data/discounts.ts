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

/** Whose discounts they are. */
export type DiscountOwner = { customer_id: string } | { company_id: string }

const COLUMNS = ["id", "kind", "product_id", "permille", "valid_from", "valid_until", "reason"] as const

const rows = (db: Knex) =>
  db<DiscountRow & { customer_id: string | null; company_id: string | null; created_at: Date }>(
    "customer_discount",
  ).orderByRaw("product_id is not null, kind is not null, created_at, id")

/** The owner's discounts, valid or not, the most general first. One statement. */
export const discountRows = (db: Knex, owner: DiscountOwner) =>
  rows(db)
    .where(owner)
    .select(...COLUMNS)

/** The customer's own and those of the company that he orders for, told apart by `company_id`. One statement. */
export const discountRowsFor = (
  db: Knex,
  customerId: string,
): Promise<(DiscountRow & { company_id: string | null })[]> =>
  rows(db)
    .where({ customer_id: customerId })
    .orWhereIn("company_id", db("company_member").where({ customer_id: customerId }).select("company_id"))
    .select(...COLUMNS, "company_id")

/** @throws the database's unique violation (23505) if the owner has one for the same */
export const insertDiscount = (trx: Knex.Transaction, owner: DiscountOwner, fields: DiscountFields): Promise<unknown> =>
  trx("customer_discount").insert({ ...fields, ...owner, id: generateEntityId(undefined, "disc") })

/** @throws the database's unique violation (23505) if the owner has another for the same */
export const updateDiscount = (trx: Knex.Transaction, id: string, fields: DiscountFields): Promise<unknown> =>
  trx("customer_discount")
    .where({ id })
    .update({ ...fields, updated_at: trx.fn.now() })

export const deleteDiscountRow = (trx: Knex.Transaction, id: string): Promise<unknown> =>
  trx("customer_discount").where({ id }).delete()
