import { fromWireMoney, rappenFromFrancs } from "#kernel/money"
import { refused } from "#platform/refusal"
import type { GroupValues } from "../wire/staff-product"
import { assertRates } from "./assert-rates"
import type { ProductEdit } from "./product-edit"

/** What some days of a rental cost together. @throws Refusal 400, keyed by the place in the list */
export async function writeRates({ trx, rows: { product, variants } }: ProductEdit, { rates }: GroupValues["rates"]) {
  if (product.kind !== "rental") throw refused("rental.not_rented_out")
  const wanted = rates.map(({ days, price }) => ({ days, price: fromWireMoney(price) }))
  assertRates(wanted, rappenFromFrancs(Number(variants[0]?.price ?? 0)))
  await trx("catalogue_rental_rate").where({ product_id: product.id }).delete()
  if (wanted.length === 0) return
  await trx("catalogue_rental_rate").insert(
    wanted.map(({ days, price }) => ({ product_id: product.id, days, price_rappen: price })),
  )
}
