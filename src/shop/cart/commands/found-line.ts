import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { notFound } from "#platform/refusal"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import { linesOfCart } from "../queries/read-cart"
import { lockToken } from "./cart-token-row"

export interface FoundLine {
  token: string
  cartId: string
  /** Whose cart it is, if anybody's. */
  customerId: string | null
  line: ShopLine
}

/**
 * A line of an open cart by its unguessable id, its cart locked for the rest of the transaction.
 * @throws Refusal 404 if no open cart has such a line in this category
 */
export async function lockLine(trx: Knex.Transaction, category: string, lineId: string): Promise<FoundLine> {
  const token = await tokenOfLine(trx, lineId)
  const row = token === null ? undefined : await lockToken(trx, token)
  if (!row || row.detached_at !== null) throw notFound()
  const line = (await linesOfCart(trx, row.cart_id)).find(({ id }) => id === lineId)
  if (line?.category !== category) throw notFound()
  return { token: row.token, cartId: row.cart_id, customerId: row.customer_id, line }
}

/** The token whose open cart has the line, or null. */
export async function tokenOfLine(db: Knex, lineId: string): Promise<string | null> {
  const found = await db("cart_line_item as line")
    .join("session_cart_token as token", "token.cart_id", "line.cart_id")
    .where({ "line.id": lineId, "line.deleted_at": null, "token.detached_at": null })
    .select<{ token: string }[]>("token.token")
    .first()
  return found?.token ?? null
}
