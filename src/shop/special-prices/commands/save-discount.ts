import type { MedusaContainer } from "@medusajs/framework/types"
import { type CustomerByStaff, changeCustomer } from "#area/accounts"
import { differences } from "#area/audit"
import { catalogueSnapshot } from "#area/catalogue"
import type { CalendarDay } from "#kernel/calendar-day"
import { invalidField, notFound } from "#platform/refusal"
import { isUniqueViolation } from "#platform/refused-by-database"
import {
  type DiscountFields,
  type DiscountRow,
  deleteDiscountRow,
  discountRows,
  insertDiscount,
  updateDiscount,
} from "../data/discounts"
import type { DiscountBody } from "../wire/staff-discounts"

/**
 * Gives the customer a discount, or changes the one named.
 * @throws Refusal 404 without an account or such a discount, 400 keyed `product_id` for an unknown product, `kind` or
 *   `product_id` where he has one for the same
 */
export async function saveDiscount(
  scope: MedusaContainer,
  by: CustomerByStaff,
  body: DiscountBody,
  id?: string,
): Promise<void> {
  const fields = await knownFields(scope, body)
  try {
    await changeCustomer(scope, by, "customer.discount", async ({ trx }) => {
      const earlier = id === undefined ? null : named(await discountRows(trx, by.customerId), id)
      if (earlier === null) await insertDiscount(trx, by.customerId, fields)
      else await updateDiscount(trx, earlier.id, fields)
      return earlier === null
        ? { before: null, after: audited(fields) }
        : differences(audited(earlier), audited(fields))
    })
  } catch (error) {
    throw isUniqueViolation(error) ? invalidField(scopeField(body), "specialprices.same_scope") : error
  }
}

/** Takes a discount away. @throws Refusal 404 */
export const deleteDiscount = (scope: MedusaContainer, by: CustomerByStaff, id: string): Promise<void> =>
  changeCustomer(scope, by, "customer.discount-delete", async ({ trx }) => {
    const earlier = named(await discountRows(trx, by.customerId), id)
    await deleteDiscountRow(trx, earlier.id)
    return { before: audited(earlier), after: null }
  })

async function knownFields(scope: MedusaContainer, body: DiscountBody): Promise<DiscountFields> {
  const { products } = await catalogueSnapshot(scope)
  if (body.product_id !== null && !products.has(body.product_id))
    throw invalidField("product_id", "specialprices.product_unknown")
  return {
    ...body,
    valid_from: body.valid_from as CalendarDay | null,
    valid_until: body.valid_until as CalendarDay | null,
  }
}

function named(rows: readonly DiscountRow[], id: string): DiscountRow {
  const found = rows.find((row) => row.id === id)
  if (!found) throw notFound()
  return found
}

const scopeField = ({ product_id }: DiscountBody) => (product_id === null ? "kind" : "product_id")

const audited = ({ kind, product_id, permille, valid_from, valid_until, reason }: DiscountFields) => ({
  kind,
  product_id,
  discountPermille: permille,
  valid_from,
  valid_until,
  reason,
})
