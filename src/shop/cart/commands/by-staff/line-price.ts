import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type CustomerByStaff, changeCustomer } from "#area/accounts"
import { displayName } from "#area/lines"
import { discountFor } from "#area/special-prices"
import { addDays } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import { today } from "#platform/clock"
import { conflict, notFound, staleChange } from "#platform/refusal"
import { kindOfLine } from "#shop/catalogue/rules/product-kinds"
import type { ShopLine, SpecialPrice } from "#shop/lines/rules/shop-line"
import { extrasOf } from "#shop/lines/rules/special-price"
import { type CurrentOffer, currentOffer, standingQuote } from "../../queries/current-offer"
import { linesOfCart } from "../../queries/read-cart"
import { settablePrice, versionOfLine } from "../../queries/staff-cart"
import type { LinePriceBody } from "../../wire/staff-cart"
import { lockToken } from "../cart-token-row"
import { tokenOfLine } from "../found-line"
import { setTerms } from "../line-changes"
import { repriced } from "../lines-to-order"
import { type ShopTerms, shopTerms } from "../shop-terms"

/**
 * Gives a line of the customer's open cart another price than the list's: of a piece, or the rent of a rental. It stands as long
 * as a quote would, until somebody changes the line; a quote, an order and the accounts take it as any price.
 * @throws Refusal 404 without such a line, 409 for one that is quoted, can't be had any more, or isn't what `version` was read from
 * @see docs/decisions/347-a-price-for-the-line-that-was-seen.md
 */
export async function setLinePrice(
  scope: MedusaContainer,
  by: CustomerByStaff,
  lineId: string,
  { price, reason, version }: LinePriceBody,
): Promise<void> {
  const shop = await shopTerms(scope)
  await changeCustomer(scope, by, "customer.line-price", async ({ trx }) => {
    const line = await lockOwnLine(trx, by.customerId, lineId)
    if (version !== versionOfLine(line)) throw staleChange(versionOfLine(line))
    const offer = await offerOf(trx, line, by.customerId, shop)
    const validUntil = addDays(today(), shop.settings.sales.quoteDays)
    const agreed = atSetPrice(offer, price, { reason, validUntil })
    await setTerms(trx, line.id, { unitPrice: agreed.unitPrice, facts: repriced(line, agreed) })
    return { before: audited(line), after: { ...audited({ ...line, ...agreed }), reason, valid_until: validUntil } }
  })
}

/** What a line is sold for at a price of staff's: of a piece, or the rent of a rental; its extras stay at the list's. */
export function atSetPrice(offer: CurrentOffer, price: Rappen, set: SpecialPrice["set"]): CurrentOffer {
  const unitPrice = price + (offer.rental ? extrasOf(offer.rental) : 0)
  return { ...offer, unitPrice, special: { listPrice: offer.special?.listPrice ?? offer.unitPrice, set } }
}

/** Gives it today's price again. @throws Refusal as `setLinePrice` */
export async function endLinePrice(scope: MedusaContainer, by: CustomerByStaff, lineId: string): Promise<void> {
  const shop = await shopTerms(scope)
  await changeCustomer(scope, by, "customer.line-price-end", async ({ trx }) => {
    const line = await lockOwnLine(trx, by.customerId, lineId)
    if (!line.special?.set) return null
    const offer = await offerOf(trx, line, by.customerId, shop)
    await setTerms(trx, line.id, { unitPrice: offer.unitPrice, facts: repriced(line, offer) })
    return { before: { ...audited(line), reason: line.special.set.reason }, after: audited({ ...line, ...offer }) }
  })
}

/** A line of an open cart of the customer's, the cart locked for the rest of the transaction. */
async function lockOwnLine(trx: Knex.Transaction, customerId: string, lineId: string): Promise<ShopLine> {
  const token = await tokenOfLine(trx, lineId)
  const row = token === null ? undefined : await lockToken(trx, token)
  if (!row || row.detached_at !== null || row.customer_id !== customerId) throw notFound()
  const line = (await linesOfCart(trx, row.cart_id)).find(({ id }) => id === lineId)
  if (!line) throw notFound()
  if (standingQuote(line, today())) throw conflict("cart.price_quoted")
  return line
}

/** What the line costs the customer today by list and discount. */
async function offerOf(
  trx: Knex.Transaction,
  line: ShopLine,
  customerId: string,
  { catalogue }: ShopTerms,
): Promise<CurrentOffer> {
  const discountOf = await discountFor(trx, customerId)
  const permille = discountOf({ productId: line.productId, kind: kindOfLine(line.category) })
  const offer = currentOffer(line, catalogue, permille)
  if (offer === null) throw conflict("cart.price_of_gone")
  return offer
}

const audited = (line: Pick<ShopLine, "productName" | "choiceName" | "unitPrice" | "rental">) => ({
  line: displayName(line),
  price_rappen: settablePrice(line),
})
