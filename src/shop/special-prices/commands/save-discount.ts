import type { MedusaContainer } from "@medusajs/framework/types"
import { type CustomerByStaff, changeCustomer } from "#area/accounts"
import { catalogueSnapshot } from "#area/catalogue"
import type { CalendarDay } from "#kernel/calendar-day"
import { differences } from "#platform/audit/differences"
import { invalidField, notFound, staleChange } from "#platform/refusal"
import { isUniqueViolation } from "#platform/refused-by-database"
import { versionOf } from "#platform/version-of"
import {
  type DiscountFields,
  type DiscountRow,
  deleteDiscountRow,
  discountRows,
  insertDiscount,
  updateDiscount,
} from "../data/discounts"
import { type OwnerKind, ownerOf } from "../queries/discount-owner"
import type { DiscountBody } from "../wire/staff-discounts"

interface Saved {
  of: OwnerKind
  /** Of the one to change; a new one without. */
  id?: string
}

/**
 * Gives the customer or his company a discount, or changes the one named.
 * @throws Refusal 404 without an account, a company or such a discount, 400 keyed `product_id` for an unknown product, `kind` or
 *   `product_id` where there is one for the same; 409 if it isn't what `version` was read from any more
 */
export async function saveDiscount(
  scope: MedusaContainer,
  by: CustomerByStaff,
  body: DiscountBody,
  { of, id }: Saved,
): Promise<void> {
  const fields = await knownFields(scope, body)
  try {
    await changeCustomer(scope, by, ACTIONS[of].save, async ({ trx }) => {
      const owner = await ownerOf(trx, by.customerId, of)
      const earlier = id === undefined ? null : named(await discountRows(trx, owner).forUpdate(), id)
      if (earlier !== null && versionOf(earlier) !== body.version) throw staleChange(versionOf(earlier))
      if (earlier === null) await insertDiscount(trx, owner, fields)
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
export const deleteDiscount = (
  scope: MedusaContainer,
  by: CustomerByStaff,
  { of, id }: Required<Saved>,
): Promise<void> =>
  changeCustomer(scope, by, ACTIONS[of].take, async ({ trx }) => {
    const earlier = named(await discountRows(trx, await ownerOf(trx, by.customerId, of)), id)
    await deleteDiscountRow(trx, earlier.id)
    return { before: audited(earlier), after: null }
  })

const ACTIONS: Record<OwnerKind, { save: string; take: string }> = {
  customer: { save: "customer.discount", take: "customer.discount-delete" },
  company: { save: "customer.company-discount", take: "customer.company-discount-delete" },
}

async function knownFields(
  scope: MedusaContainer,
  { version: _version, ...body }: DiscountBody,
): Promise<DiscountFields> {
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
