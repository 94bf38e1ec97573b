import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { displayName } from "#area/lines"
import { MAX_QUANTITY } from "#kernel/quantity"
import { today } from "#platform/clock"
import { notFound } from "#platform/refusal"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import { standingQuote } from "../queries/current-offer"

import { linesOfCart } from "../queries/read-cart"
import type { MergeCartsAnswer } from "../wire/cart"
import { lockOpenCart, lockToken } from "./cart-token-row"
import { deleteLine, moveLine } from "./line-changes"
import { assertRoom, mergeableLine } from "./line-rows"
import { linkRow } from "./link-cart"
import { setPieces } from "./pieces"
import { piecesOfLine } from "./quantity-limit"
import { type CustomerTerms, shopTerms, termsFor } from "./shop-terms"

interface Merge {
  /** The cart that gets the lines. */
  token: string
  earlierToken: string
  customerId: string
}

type Left = MergeCartsAnswer["left"][number]

/**
 * Takes the lines of the customer's earlier cart into another one of his: pieces join the line of the same product at
 * today's price, everything else, a price set by staff too, comes as it is, with what it demands. What has to stay is named and stays where it is.
 * In one transaction; asked again, there is nothing left to take.
 * @throws Refusal 404 unless both carts are the customer's; 400 for more lines than a cart may have, and both stay as they are
 * @see docs/decisions/150-carts-are-joined-by-a-click.md
 */
export async function mergeCarts(scope: MedusaContainer, merge: Merge): Promise<MergeCartsAnswer> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const shop = await shopTerms(scope)
  return db.transaction(async (trx) => {
    const { token, earlierToken, customerId } = merge
    // Always in the same order: two carts may be merged into each other at once.
    for (const one of [token, earlierToken].sort()) await lockToken(trx, one)
    const earlier = await lockToken(trx, earlierToken)
    if (earlier?.customer_id !== customerId) throw notFound()
    const cart = await lockOpenCart(trx, token, { customerId }, shop.commerce)
    await linkRow(trx, cart, customerId)
    const terms = await termsFor(trx, shop, customerId)
    const lines = earlier.detached_at === null ? await linesOfCart(trx, earlier.cart_id) : []
    const left: Left[] = []
    for (const line of lines.filter(({ companionOf }) => companionOf === null)) {
      const reason = await take(trx, { line, from: earlier.cart_id, to: cart.cart_id }, terms)
      if (reason) left.push({ item: line.id, display_name: displayName(line), reason })
    }
    const joined = await linesOfCart(trx, cart.cart_id)
    assertRoom(joined.length)
    return { total_quantity: joined.reduce((sum, { quantity }) => sum + quantity, 0), left }
  })
}

interface Taking {
  line: ShopLine
  /** Ids of Medusa's carts. */
  from: string
  to: string
}

/** Why the line has to stay, or null once it is taken. */
async function take(
  trx: Knex.Transaction,
  { line, from, to }: Taking,
  shop: CustomerTerms,
): Promise<Left["reason"] | null> {
  // A quote is redeemed into one cart, where its lines are looked for.
  if (standingQuote(line, today())) return "quoted"
  const same = line.special?.set ? undefined : await mergeableLine(trx, to, line)
  if (!same) {
    await moveLine(trx, line.id, { from, to })
    return null
  }
  const quantity = piecesOfLine(line.category, same.quantity + line.quantity)
  if (quantity > MAX_QUANTITY) return "quantity"
  const { variantId, unitPrice, special } = line
  await setPieces(trx, shop, { cartId: to, lineId: same.id, variantId, unitPrice, special }, quantity)
  await deleteLine(trx, from, line.id)
  return null
}
