import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { catalogueSnapshot } from "#area/catalogue"
import { percentOf } from "#kernel/format-percent"
import { today } from "#platform/clock"
import { versionOf } from "#platform/version-of"
import { type DiscountOwner, discountRows } from "../data/discounts"
import { isValidOn } from "../rules/discount"
import type { DiscountWire } from "../wire/discounts"
import type { StaffDiscount } from "../wire/staff-discounts"
import { discountsOf } from "./discounts-of"

/** What the customer himself sees: his own and his company's that are valid today, without the reasons that staff gave. One statement. */
export async function discountsToday(db: Knex, customerId: string): Promise<DiscountWire[]> {
  const day = today()
  return (await discountsOf(db, customerId))
    .filter((one) => isValidOn(one, day))
    .map(({ kind, productId, permille, validUntil, isOfCompany }) => ({
      kind,
      product: productId,
      percent: percentOf(permille),
      valid_until: validUntil,
      of_company: isOfCompany,
    }))
}

/** All of an owner as staff see them. */
export async function staffDiscounts(scope: MedusaContainer, owner: DiscountOwner): Promise<StaffDiscount[]> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [rows, { products }] = await Promise.all([discountRows(db, owner), catalogueSnapshot(scope)])
  const day = today()
  const versioned = rows.map((row) => ({ ...row, version: versionOf(row) }))
  return versioned.map(({ product_id: id, ...row }) => ({
    ...row,
    product: id === null ? null : { id, name: products.get(id)?.name ?? id },
    is_valid: isValidOn({ validFrom: row.valid_from, validUntil: row.valid_until }, day),
  }))
}
