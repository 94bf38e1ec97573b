import type { IPricingModuleService } from "@medusajs/framework/types"
import { generateEntityId, Modules } from "@medusajs/framework/utils"
import { francsFromRappen, fromWireMoney } from "#kernel/money"
import { withinTransaction } from "#platform/transaction/within-transaction"
import type { OpenEdit } from "./product-edit"

/** The price of a variant in CHF, as it is from now on: "1250.00". */
export interface VariantPrice {
  variantId: string
  /** Null while the variant never had a price of any kind. */
  priceSetId: string | null
  /** The base price in CHF that this one takes the place of. */
  priceId: string | null
  price: string
}

/** Sets the base prices in CHF; other currencies, price lists and rules stay as they are. */
export async function writePrices({ scope, trx, eventGroupId }: OpenEdit, prices: VariantPrice[]) {
  const pricing = scope.resolve<IPricingModuleService>(Modules.PRICING)
  const inChf = ({ price, priceId }: VariantPrice) => [
    {
      ...(priceId !== null && { id: priceId }),
      currency_code: "chf",
      amount: francsFromRappen(fromWireMoney(price)),
      rules: {},
    },
  ]
  const first = prices.filter(({ priceSetId }) => priceSetId === null)
  const later = prices.flatMap((one) =>
    one.priceSetId === null ? [] : [{ priceSetId: one.priceSetId, prices: inChf(one) }],
  )
  const made = await withinTransaction(
    pricing,
    trx,
    async (context) => {
      if (later.length > 0) await pricing.addPrices(later, context)
      if (first.length === 0) return []
      return pricing.createPriceSets(
        first.map((one) => ({ prices: inChf(one) })),
        context,
      )
    },
    eventGroupId,
  )
  if (made.length === 0) return
  await trx("product_variant_price_set").insert(
    made.map(({ id }, index) => ({
      id: generateEntityId(undefined, "pvps"),
      variant_id: first[index].variantId,
      price_set_id: id,
    })),
  )
}

/** Forgets what variants cost that are no more. */
export async function removePrices({ scope, trx, eventGroupId }: OpenEdit, variantIds: string[]) {
  const removed: { price_set_id: string }[] = await trx("product_variant_price_set")
    .whereIn("variant_id", variantIds)
    .delete()
    .returning("price_set_id")
  const ids = removed.map(({ price_set_id }) => price_set_id)
  if (ids.length === 0) return
  const pricing = scope.resolve<IPricingModuleService>(Modules.PRICING)
  await withinTransaction(pricing, trx, (context) => pricing.deletePriceSets(ids, context), eventGroupId)
}
