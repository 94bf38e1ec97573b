import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { quantityOf } from "#kernel/quantity"
import { now } from "#platform/clock"
import { chargeFacts } from "#shop/lines/rules/line-charge"
import type { LineFacts } from "#shop/lines/rules/shop-line"
import { priceOf } from "../queries/current-offer"
import { countCart } from "../queries/read-cart"
import type { AddToCartAnswer } from "../wire/cart"
import { atDiscount } from "./at-discount"
import { lockOpenCart } from "./cart-token-row"
import { insertLines, type LineToAdd, mergeableLine, newLineId } from "./line-rows"
import { assertPeriodIsFree } from "./period-check"
import { companionOf, priced, setPieces } from "./pieces"
import { productToAdd } from "./product-to-add"
import { allowedQuantity } from "./quantity-limit"
import { type RentalWish, rentalLineTerms } from "./rental-line-terms"
import { type CustomerTerms, type ShopTerms, shopTerms, termsFor } from "./shop-terms"

export interface AddToCartInput {
  token: string
  category: string
  /** A product's id; for packages and plugins their own. */
  id: string
  quantity: unknown
  wish: RentalWish
  /** The signed-in customer: a new cart becomes theirs, and their own holds don't count against them. */
  customerId: string | null
  /** Where the call comes from. */
  address: string
}

/**
 * Puts a product into the cart at today's price, with what comes along mandatorily. The same product and package again
 * adds to its line; each rental is a line of its own.
 * @throws Refusal 400 for a wrong field, an unavailable product or a full cart, 404 for an unknown one, 409 for a taken
 * period, 429 where too many carts were opened from the address
 */
export async function addToCart(scope: MedusaContainer, input: AddToCartInput): Promise<AddToCartAnswer> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const shop = await shopTerms(scope)
  const line = lineToAdd(shop, input)
  if (line.facts.rental)
    await assertPeriodIsFree(
      scope,
      { token: input.token, customerId: input.customerId },
      line.product.id,
      line.facts.rental,
    )
  return db.transaction(async (trx) => {
    const cart = await lockOpenCart(trx, input.token, input, shop.commerce)
    const terms = await termsFor(trx, shop, cart.customer_id ?? input.customerId)
    const { pieces, ...written } = await putLine(trx, cart.cart_id, line, terms)
    return { ...written, total_quantity: pieces ?? (await countCart(trx, input.token)) }
  })
}

/** What is wished for at today's price of the list. @throws Refusal 400 for a wrong field, 404 for an unknown product */
export function lineToAdd(
  { catalogue, settings }: ShopTerms,
  input: Pick<AddToCartInput, "category" | "id" | "quantity" | "wish">,
): LineToAdd {
  const sellable = productToAdd(catalogue, input.category, input.id)
  const category = sellable.choice.category
  const pricedAt = now().toISOString()
  if (category !== "rental")
    return {
      ...sellable,
      quantity: allowedQuantity(category, quantityOf(input.quantity)),
      ...priced(sellable, category, pricedAt),
    }
  const rental = rentalLineTerms(catalogue, settings.rental, sellable.product, input.wish)
  const facts: LineFacts = { category, priced_at: pricedAt, rental, ...chargeFacts(sellable.product.charges) }
  return { ...sellable, quantity: 1, unitPrice: priceOf(rental).total, facts }
}

/**
 * Writes a line with what comes along mandatorily, or adds to the line of the same product, at the customer's price. The caller
 * holds the cart's lock.
 * @returns the line, and how many pieces the cart has then if that is known
 */
export async function putLine(
  trx: Knex.Transaction,
  cartId: string,
  line: LineToAdd,
  shop: CustomerTerms,
): Promise<{ item: string; quantity: number; pieces?: number }> {
  const { variantId } = line.choice
  const same = await mergeableLine(trx, cartId, { variantId, category: line.facts.category })
  if (same) {
    const quantity = allowedQuantity(line.facts.category, same.quantity + line.quantity)
    await setPieces(
      trx,
      shop,
      { cartId, lineId: same.id, variantId, unitPrice: line.unitPrice, special: null },
      quantity,
    )
    return { item: same.id, quantity }
  }
  const id = newLineId()
  const lines = [{ id, line: atDiscount(line, shop.discountOf) }]
  const { quantity, facts } = line
  const along = companionOf(shop.catalogue, line.product, { quantity, pricedAt: facts.priced_at })
  if (along) {
    const companion = atDiscount(along, shop.discountOf)
    lines.push({ id: newLineId(), line: { ...companion, facts: { ...companion.facts, companion_of: id } } })
  }
  const pieces = await insertLines(trx, cartId, lines, shop.vat)
  return { item: id, quantity: line.quantity, pieces }
}
