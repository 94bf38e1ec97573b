import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * The customer's open cart that was changed last and has something in it; null without one.
 * @param other a token that doesn't count
 */
export async function openCartOf(
  database: Knex,
  customerId: string,
  other = "",
): Promise<{ token: string; total_quantity: number } | null> {
  const { rows } = await database.raw<{ rows: { token: string; total: string }[] }>(
    `select token.token, sum(line.quantity) as total
       from session_cart_token token
       join cart_line_item line on line.cart_id = token.cart_id and line.deleted_at is null
      where token.customer_id = ? and token.detached_at is null and token.token <> ?
      group by token.token
      order by max(line.updated_at) desc
      limit 1`,
    [customerId, other],
  )
  const [cart] = rows
  return cart ? { token: cart.token, total_quantity: Number(cart.total) } : null
}
