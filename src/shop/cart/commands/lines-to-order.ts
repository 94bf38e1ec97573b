import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CatalogueSnapshot } from "#area/catalogue"
import { type CurrentOffer, currentOffer, priceHasAged } from "#area/lines"
import { message } from "#kernel/wire/message"
import { now } from "#platform/clock"
import { type Refusal, refuse } from "#platform/refusal"
import { chargeFacts, isSame } from "#shop/lines/rules/line-charge"
import type { LineFacts, ShopLine } from "#shop/lines/rules/shop-line"
import { setTerms } from "./line-rows"
import { newOrderLineId, type OrderedLine } from "./order-lines"

/**
 * The cart's lines, each with the choice behind it.
 * @throws Refusal 409 for a line that can't be had any more
 */
export function linesToOrder(lines: readonly ShopLine[], catalogue: CatalogueSnapshot): OrderedLine[] {
  return lines.map((line) => {
    const found = catalogue.choices.get(line.variantId)
    if (!found || currentOffer(line, catalogue) === null) throw unavailable(line)
    return { orderLineId: newOrderLineId(), line, choice: found.choice }
  })
}

const unavailable = ({ id, productName }: ShopLine) =>
  refuse(message("cart.not_available", { product: productName }), {
    status: 409,
    extra: { code: "not_available", item: id },
  })

/**
 * A price stands as the customer saw it. One that is older than a day and differs from today's is brought up to date in
 * the cart instead of being ordered, so that nobody pays a price unseen or gets one long gone.
 * @returns the refusal to answer once the new prices are stored; null if all prices stand
 * @see docs/decisions/041-cart-lines.md
 */
export async function bringPricesUpToDate(
  trx: Knex.Transaction,
  lines: readonly ShopLine[],
  catalogue: CatalogueSnapshot,
): Promise<Refusal | null> {
  const changed: string[] = []
  for (const line of lines) {
    const offer = priceHasAged(line, now()) ? currentOffer(line, catalogue) : null
    if (offer === null || isSamePrice(offer, line)) continue
    await setTerms(trx, line.id, { unitPrice: offer.unitPrice, facts: repriced(line, offer) })
    changed.push(line.id)
  }
  if (changed.length === 0) return null
  return refuse(message("cart.price_changed"), { status: 409, extra: { code: "price_changed", items: changed } })
}

const isSamePrice = (offer: CurrentOffer, { unitPrice, charges }: ShopLine) =>
  offer.unitPrice === unitPrice && isSame(offer.charges, charges)

const repriced = ({ category, companionOf }: ShopLine, { rental, charges }: CurrentOffer): LineFacts => ({
  category,
  priced_at: now().toISOString(),
  ...(companionOf === null ? {} : { companion_of: companionOf }),
  ...(rental === null ? {} : { rental }),
  ...chargeFacts(charges),
})
