import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CatalogueProduct, CatalogueSnapshot } from "#area/catalogue"
import type { Rappen } from "#kernel/money"
import { now } from "#platform/clock"
import type { LineCategory } from "#shop/catalogue/rules/product-kinds"
import type { SpecialPrice } from "#shop/lines/rules/shop-line"
import { type LinePrice, priceOfPiece } from "#shop/lines/rules/special-price"
import type { DiscountOf } from "#shop/special-prices/rules/discount"
import { atDiscount } from "./at-discount"
import { setQuantity } from "./line-changes"
import { insertLines, type LineToAdd, newLineId } from "./line-rows"
import { baseChoice, type SellableChoice } from "./product-to-add"
import type { CustomerTerms } from "./shop-terms"

/** A choice at the list's price of today. */
export function priced({ choice }: SellableChoice, category: LineCategory, pricedAt: string) {
  return { unitPrice: choice.priceRappen, facts: { category, priced_at: pricedAt } }
}

/** What comes along with so many pieces of a product mandatorily, if anything does; at the list's price. */
export function companionOf(
  catalogue: CatalogueSnapshot,
  product: CatalogueProduct,
  { quantity, pricedAt }: { quantity: number; pricedAt: string },
): LineToAdd | null {
  const companion = product.companionId === null ? undefined : baseChoice(catalogue, product.companionId)
  return companion ? { ...companion, quantity, ...priced(companion, companion.choice.category, pricedAt) } : null
}

/** A line whose pieces are set; its price stays if the catalogue doesn't have it any more. */
interface Counted {
  cartId: string
  lineId: string
  variantId: string
  unitPrice: Rappen
  special: SpecialPrice | null
}

/**
 * Sets the pieces of a line at today's price, with what its product demands today, which may be something else than when
 * the line was made. The caller holds the cart's lock.
 * @throws Refusal 400 if the cart has no room for what comes along: the transaction is to be broken off
 */
export async function setPieces(
  trx: Knex.Transaction,
  { catalogue, vat, discountOf }: Pick<CustomerTerms, "catalogue" | "vat" | "discountOf">,
  { cartId, lineId, variantId, unitPrice, special }: Counted,
  quantity: number,
): Promise<void> {
  const pricedAt = now().toISOString()
  const found = catalogue.choices.get(variantId)
  const along = found ? companionOf(catalogue, found.product, { quantity, pricedAt }) : null
  const companion = along && atDiscount(along, discountOf)
  const wanted = companion?.choice.variantId ?? null
  const cameAlong = await setQuantity(trx, { cartId, lineId }, quantity, {
    line: { variantId, ...(found ? todaysPrice(found, discountOf) : { unitPrice, special }) },
    companion: companion && {
      variantId: companion.choice.variantId,
      unitPrice: companion.unitPrice,
      special: companion.facts.special,
    },
    pricedAt,
  })
  if (!found) return
  if (cameAlong.some((id) => id !== wanted))
    await trx.raw(
      `delete from cart_line_item
        where cart_id = :cartId and metadata->>'companion_of' = :lineId and variant_id is distinct from :wanted`,
      { cartId, lineId, wanted },
    )
  if (!companion || cameAlong.includes(companion.choice.variantId)) return
  const facts = { ...companion.facts, companion_of: lineId }
  await insertLines(trx, cartId, [{ id: newLineId(), line: { ...companion, facts } }], vat)
}

const todaysPrice = ({ product, choice }: SellableChoice, discountOf: DiscountOf): LinePrice =>
  priceOfPiece(choice.priceRappen, discountOf({ productId: product.id, kind: product.kind }))
