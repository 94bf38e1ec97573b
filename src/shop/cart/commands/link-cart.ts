import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { catalogueSnapshot } from "#area/catalogue"
import { discountFor } from "#area/special-prices"
import { notFound } from "#platform/refusal"
import { atOnce } from "#platform/sql/at-once"
import { type LineColumns, type ShopLine, toShopLine } from "#shop/lines/rules/shop-line"
import { openCartOf } from "../queries/open-cart"
import { countCart, linesQuery } from "../queries/read-cart"
import type { LinkCartAnswer } from "../wire/cart"
import { type CartTokenRow, lockToken } from "./cart-token-row"
import { applyDiscounts } from "./lines-to-order"

/**
 * Makes the open cart behind the token the customer's, at his prices, and names his latest other cart with something in it.
 * Nothing is merged silently (ruling 5). A token without a cart has nothing to link.
 * @throws Refusal 404 for another customer's cart
 */
export async function linkCart(scope: MedusaContainer, token: string, customerId: string): Promise<LinkCartAnswer> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const catalogue = await catalogueSnapshot(scope)
  return db.transaction(async (trx) => {
    const row = await lockToken(trx, token)
    if (row && row.detached_at === null) {
      const lines = await linkedLines(trx, row, customerId)
      await applyDiscounts(trx, lines, catalogue, await discountFor(trx, customerId))
    }
    return { total_quantity: await countCart(trx, token), earlier: await openCartOf(trx, customerId, token) }
  })
}

/** @throws Refusal 404 for another customer's cart */
function links(trx: Knex.Transaction, row: CartTokenRow, customerId: string): Knex.QueryBuilder[] {
  if (row.customer_id === customerId) return []
  if (row.customer_id !== null) throw notFound()
  const stamp = { customer_id: customerId, updated_at: trx.fn.now() }
  return [
    trx("session_cart_token").where({ token: row.token }).update(stamp),
    trx("cart").where({ id: row.cart_id }).update(stamp),
  ]
}

/**
 * Links a locked, open cart; does nothing if it is the customer's already.
 * @throws Refusal 404 for another customer's cart
 */
export async function linkRow(trx: Knex.Transaction, row: CartTokenRow, customerId: string): Promise<void> {
  const writes = links(trx, row, customerId)
  if (writes.length > 0) await atOnce(trx, writes)
}

/** Links it and reads its lines, in one statement. @throws Refusal 404 for another customer's cart */
export async function linkedLines(trx: Knex.Transaction, row: CartTokenRow, customerId: string): Promise<ShopLine[]> {
  const writes = links(trx, row, customerId)
  return (await atOnce<LineColumns>(trx, [...writes, linesQuery(trx, row.cart_id)])).map(toShopLine)
}
