import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CatalogueSnapshot } from "#area/catalogue"
import { message } from "#kernel/wire/message"
import { now } from "#platform/clock"
import { type Refusal, refuse } from "#platform/refusal"
import { kindOfLine } from "#shop/catalogue/rules/product-kinds"
import { chargeFacts, isSame } from "#shop/lines/rules/line-charge"
import type { LineFacts, ShopLine, SpecialPrice } from "#shop/lines/rules/shop-line"
import type { DiscountOf } from "#shop/special-prices/rules/discount"
import {
  type CurrentOffer,
  currentOffer,
  hasOtherDiscount,
  isGoneCompanion,
  priceHasAged,
} from "../queries/current-offer"
import { linesOfCart } from "../queries/read-cart"
import { deleteCompanions, setTerms } from "./line-changes"
import { newOrderLineId, type OrderedLine } from "./order-lines"

/**
 * The cart's lines, each with the choice behind it; without what came along and is gone.
 * @param isPromised as of `currentOffer`
 * @throws Refusal 409 for another line that can't be had any more
 * @see docs/decisions/326-a-gone-companion-leaves.md
 */
export function linesToOrder(
  lines: readonly ShopLine[],
  catalogue: CatalogueSnapshot,
  isPromised?: boolean,
): OrderedLine[] {
  return lines.flatMap((line) => {
    if (isGoneCompanion(line, catalogue)) return []
    const found = catalogue.choices.get(line.variantId)
    if (!found || currentOffer(line, catalogue, 0, isPromised) === null) throw unavailable(line)
    return [{ orderLineId: newOrderLineId(), line, choice: found.choice }]
  })
}

const unavailable = ({ id, productName }: ShopLine) =>
  refuse(message("cart.not_available", { product: productName }), {
    status: 409,
    extra: { code: "not_available", item: id },
  })

/**
 * A price stands as the customer saw it. One that is older than a day and differs from today's is brought up to date in
 * the cart instead of being ordered, so that nobody pays a price unseen or gets one long gone; so is one that was made with
 * another discount than the customer's. What came along and is gone leaves the cart in the same way.
 * @returns the refusal to answer once the new prices are stored, which names the lines; null if all prices stand
 * @see docs/decisions/041-cart-lines.md, docs/decisions/187-special-prices.md
 */
export async function bringPricesUpToDate(
  trx: Knex.Transaction,
  lines: readonly ShopLine[],
  catalogue: CatalogueSnapshot,
  discountOf: DiscountOf,
): Promise<Refusal | null> {
  const at = now()
  const gone = lines.filter((line) => isGoneCompanion(line, catalogue))
  if (gone.length > 0)
    await deleteCompanions(
      trx,
      gone.map(({ id }) => id),
    )
  const updated = await updatePrices(
    trx,
    lines.filter((line) => priceHasAged(line, at) || hasOtherDiscount(line, permilleOn(line, discountOf))),
    catalogue,
    discountOf,
  )
  const items = [...new Set([...gone.flatMap(({ companionOf }) => companionOf ?? []), ...updated])]
  if (items.length === 0) return null
  return refuse(message("cart.price_changed"), { status: 409, extra: { code: "price_changed", items } })
}

/** Gives the lines of a cart that has just become the customer's his own discount; where staff set the price, for further days. */
export async function applyDiscounts(
  trx: Knex.Transaction,
  lines: readonly ShopLine[],
  catalogue: CatalogueSnapshot,
  discountOf: DiscountOf,
): Promise<void> {
  const others = lines.filter((line) => hasOtherDiscount(line, permilleOn(line, discountOf)))
  await updatePrices(trx, others, catalogue, discountOf)
  for (const line of lines) {
    const discountPermille = permilleOn(line, discountOf) || undefined
    const isOwn = line.rental?.discountPermille === discountPermille
    if (!line.rental || !line.special?.set || line.quote || isOwn) continue
    const rental = { ...line.rental, discountPermille }
    await setTerms(trx, line.id, { unitPrice: line.unitPrice, facts: repriced(line, { ...line, rental }) })
  }
}

const permilleOn = ({ productId, category }: ShopLine, discountOf: DiscountOf): number =>
  discountOf({ productId, kind: kindOfLine(category) })

/** @returns the lines whose prices are others now */
async function updatePrices(
  trx: Knex.Transaction,
  lines: readonly ShopLine[],
  catalogue: CatalogueSnapshot,
  discountOf: DiscountOf,
): Promise<string[]> {
  const changed: string[] = []
  for (const line of lines) {
    const permille = permilleOn(line, discountOf)
    const offer = currentOffer(line, catalogue, permille)
    if (offer === null || (isSamePrice(offer, line) && !hasOtherDiscount(line, permille))) continue
    await setTerms(trx, line.id, { unitPrice: offer.unitPrice, facts: repriced(line, offer) })
    changed.push(line.id)
  }
  return changed
}

/** Gives what came along at a quote's price today's, and takes it out of the quote: it follows its line, which was changed. */
export async function unquoteCompanions(
  trx: Knex.Transaction,
  { cartId, line }: { cartId: string; line: ShopLine },
  catalogue: CatalogueSnapshot,
  discountOf: DiscountOf,
): Promise<void> {
  for (const companion of await linesOfCart(trx, cartId)) {
    if (companion.companionOf !== line.id || companion.quote === null) continue
    const offer = currentOffer(companion, catalogue, permilleOn(companion, discountOf)) ?? companion
    await setTerms(trx, companion.id, { unitPrice: offer.unitPrice, facts: repriced(companion, offer) })
  }
}

const isSamePrice = (offer: CurrentOffer, { unitPrice, charges }: ShopLine) =>
  offer.unitPrice === unitPrice && isSame(offer.charges, charges)

/** The facts of a line that is sold for something else from now on. */
export const repriced = (
  { category, companionOf }: ShopLine,
  { rental, charges, special }: Pick<ShopLine, "rental" | "charges"> & { special?: SpecialPrice | null },
): LineFacts => ({
  category,
  priced_at: now().toISOString(),
  ...(companionOf === null ? {} : { companion_of: companionOf }),
  ...(rental === null ? {} : { rental }),
  ...chargeFacts(charges),
  ...(special && { special }),
})
