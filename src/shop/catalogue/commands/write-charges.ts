import { settings } from "#config/settings"
import { fromWireMoney, type Rappen, rappenFromFrancs } from "#kernel/money"
import { type FieldMessages, message } from "#kernel/wire/message"
import { Refusal, refused } from "#platform/refusal"
import type { VariantRow } from "../queries/snapshot/rows"
import { VARIANTS } from "../queries/snapshot/statements"
import type { ChargeEntry } from "../rules/charges/product-charge"
import { isStepped } from "../rules/product-charges"
import { PRODUCT_KINDS } from "../rules/product-kinds"
import type { GroupValues } from "../wire/staff-product"
import { type ProductEdit, writeProfile } from "./product-edit"

/**
 * What is charged for a rental product beside its price; nothing is kept of a charge that it doesn't have.
 * @throws Refusal 400, keyed by charge: both an amount and a share, a share of a device that was never sold, or a
 *   refundable amount that would change how totals are rounded
 */
export async function writeCharges(edit: ProductEdit, { charges }: GroupValues["charges"]) {
  if (edit.rows.product.kind !== "rental") throw refused("rental.not_rented_out")
  const salesPrice = await salesPriceOf(edit)
  const before: Record<string, ChargeEntry> = edit.rows.product.profile?.charges ?? {}
  const errors: FieldMessages = {}
  const kept: Record<string, ChargeEntry> = {}
  for (const [code, { amount: francs, permille }] of Object.entries(charges)) {
    const amount = fromWireMoney(francs)
    const shareOf = salesPrice ?? before[code]?.salesPrice
    if (amount > 0 && permille > 0) errors[`charges.${code}.permille`] = [message("catalogue.charge_twice")]
    else if (permille > 0 && shareOf === undefined)
      errors[`charges.${code}.permille`] = [message("catalogue.charge_not_sold")]
    else if (permille > 0) kept[code] = { amount, permille, salesPrice: shareOf }
    else if (!isStepped(code, amount, settings.grossStepRappen))
      errors[`charges.${code}.amount`] = [message("catalogue.charge_step")]
    else if (amount > 0) kept[code] = { amount, permille }
  }
  if (Object.keys(errors).length > 0) throw new Refusal(errors)
  await writeProfile(edit, { charges: kept })
}

/** What the same device is sold for, listed or not. */
async function salesPriceOf({ trx, rows: { product } }: ProductEdit): Promise<Rappen | undefined> {
  const { counterpart } = PRODUCT_KINDS.rental
  const slug = product.profile?.slug ?? product.handle
  const sold = await trx("catalogue_product_profile")
    .where({ slug, kind: counterpart, deleted_at: null })
    .first("product_id")
  if (!sold) return undefined
  const { rows } = await trx.raw<{ rows: VariantRow[] }>(VARIANTS, [sold.product_id])
  return rows[0] && rappenFromFrancs(Number(rows[0].price))
}
