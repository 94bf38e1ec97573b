import { fromWireMoney } from "#kernel/money"
import { type FieldMessages, message } from "#kernel/wire/message"
import { Refusal, refused } from "#platform/refusal"
import type { ChargeEntry } from "../rules/charges/product-charge"
import { PRODUCT_KINDS } from "../rules/product-kinds"
import type { GroupValues } from "../wire/staff-product"
import { type ProductEdit, writeProfile } from "./product-edit"

/**
 * What is charged for a rental product beside its price; nothing is kept of a charge that it doesn't have.
 * @throws Refusal 400, keyed by charge: both an amount and a share, or a share of a device that isn't sold
 */
export async function writeCharges(edit: ProductEdit, { charges }: GroupValues["charges"]) {
  if (edit.rows.product.kind !== "rental") throw refused("rental.not_rented_out")
  const isSold = await isSoldToo(edit)
  const errors: FieldMessages = {}
  const kept: Record<string, ChargeEntry> = {}
  for (const [code, { amount: francs, permille }] of Object.entries(charges)) {
    const amount = fromWireMoney(francs)
    if (amount > 0 && permille > 0) errors[`charges.${code}.permille`] = [message("catalogue.charge_twice")]
    else if (permille > 0 && !isSold) errors[`charges.${code}.permille`] = [message("catalogue.charge_not_sold")]
    else if (amount > 0 || permille > 0) kept[code] = { amount, permille }
  }
  if (Object.keys(errors).length > 0) throw new Refusal(errors)
  await writeProfile(edit, { charges: kept })
}

async function isSoldToo({ trx, rows: { product } }: ProductEdit): Promise<boolean> {
  const { counterpart } = PRODUCT_KINDS.rental
  const slug = product.profile?.slug ?? product.handle
  const sold = await trx("catalogue_product_profile").where({ slug, kind: counterpart, deleted_at: null }).first("id")
  return sold !== undefined
}
