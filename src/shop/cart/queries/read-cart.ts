import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import {
  type LineColumns,
  type RentalLineTerms,
  type ShopLine,
  type StoredTerms,
  termsOf,
  toShopLine,
} from "#shop/lines/rules/shop-line"

export interface OpenCart {
  cartId: string
  customerId: string | null
  lines: ShopLine[]
}

/** Lines of a cart in the order they were added, companions right after their product. One statement. */
export const linesOfCart = async (db: Knex, cartId: string): Promise<ShopLine[]> =>
  (await linesQuery(db, cartId)).rows.map(toShopLine)

/** Its rows are read by `toShopLine`. */
export const linesQuery = (db: Knex, cartId: string) =>
  db.raw<{ rows: LineColumns[] }>(
    `select line.id, line.product_id, line.variant_id, line.product_title, line.product_handle, line.variant_title,
            line.thumbnail, line.quantity, line.unit_price, line.created_at, line.metadata
       from cart_line_item line
       left join cart_line_item demanding on demanding.id = line.metadata->>'companion_of'
      where line.cart_id = ? and line.deleted_at is null
      order by coalesce(demanding.created_at, line.created_at), coalesce(demanding.id, line.id),
               line.metadata->>'companion_of' nulls first, line.created_at, line.id`,
    [cartId],
  )

/**
 * Lines of the customer's carts that no token opens and that are no orders: they wait for approval, whatever their tokens open by now.
 * One statement, one more for each.
 */
export async function linesSentBy(db: Knex, customerId: string): Promise<ShopLine[]> {
  const ids: string[] = await db("cart")
    .where({ customer_id: customerId, completed_at: null, deleted_at: null })
    .whereNotExists(
      db("session_cart_token as token").whereRaw("token.cart_id = cart.id").where({ "token.detached_at": null }),
    )
    .pluck("id")
  const lines: ShopLine[] = []
  for (const id of ids) lines.push(...(await linesOfCart(db, id)))
  return lines
}

/** The open cart behind a token with its lines, or null if the token is unknown or detached. Two statements at most. */
export async function readCart(db: Knex, token: string): Promise<OpenCart | null> {
  const found = await db("session_cart_token")
    .select<{ cart_id: string; customer_id: string | null }[]>("cart_id", "customer_id")
    .where({ token, detached_at: null })
    .first()
  if (!found) return null
  return { cartId: found.cart_id, customerId: found.customer_id, lines: await linesOfCart(db, found.cart_id) }
}

/** The rentals in all open carts of a customer. One statement. */
export async function openRentalsOf(
  db: Knex,
  customerId: string,
): Promise<{ id: string; productId: string; rental: RentalLineTerms }[]> {
  const { rows } = await db.raw<{ rows: { id: string; product_id: string; rental: StoredTerms }[] }>(
    `select line.id, line.product_id, line.metadata->'rental' as rental
       from session_cart_token token
       join cart_line_item line on line.cart_id = token.cart_id and line.deleted_at is null
      where token.customer_id = ? and token.detached_at is null and line.metadata->'rental' is not null`,
    [customerId],
  )
  return rows.map(({ id, product_id: productId, rental }) => ({ id, productId, rental: termsOf(rental) }))
}

/** Pieces in the open cart behind a token; 0 if there is none. One statement. */
export async function countCart(db: Knex, token: string): Promise<number> {
  const { rows } = await db.raw<{ rows: { total: string }[] }>(
    `select coalesce(sum(line.quantity), 0) as total
       from session_cart_token token
       join cart_line_item line on line.cart_id = token.cart_id and line.deleted_at is null
      where token.token = ? and token.detached_at is null`,
    [token],
  )
  return Number(rows[0].total)
}

/** The rentals of one product in the open cart behind a token, and whose cart it is. One statement. */
export async function rentalsInCart(
  db: Knex,
  token: string,
  productId: string,
): Promise<{ customerId: string | null; rentals: { id: string; rental: RentalLineTerms }[] }> {
  const { rows } = await db.raw<{ rows: { customer_id: string | null; id: string; rental: StoredTerms | null }[] }>(
    `select token.customer_id, line.id, line.metadata->'rental' as rental
       from session_cart_token token
       left join cart_line_item line
         on line.cart_id = token.cart_id and line.product_id = ? and line.deleted_at is null
      where token.token = ? and token.detached_at is null`,
    [productId, token],
  )
  const rentals = rows.flatMap(({ id, rental }) => (rental ? [{ id, rental: termsOf(rental) }] : []))
  return { customerId: rows[0]?.customer_id ?? null, rentals }
}
