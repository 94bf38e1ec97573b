import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Context, IOrderModuleService, MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId, Modules } from "@medusajs/framework/utils"
import { shopNumber } from "#platform/sql/shop-numbers"
import { withinTransaction } from "#platform/transaction/within-transaction"
import type { orderData } from "./order-data"

/** What the order module keeps to itself; pinned by `tests/http/one-transaction.spec.ts`. */
interface OrderInternals {
  /** Writes the orders without reading them back, which takes longer than writing. */
  createOrders_(data: object[], context: Context): Promise<unknown>
}

/**
 * Writes the order and gives it its shop number, 'W-1042' for Medusa's order 1042, which the admin shows too.
 * @param orderedAt by the shop's clock
 * @returns the shop number
 */
export async function insertOrder(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  order: ReturnType<typeof orderData>,
  orderedAt: Date,
): Promise<string> {
  const orders = scope.resolve<IOrderModuleService>(Modules.ORDER)
  const internals = orders as unknown as OrderInternals
  await withinTransaction(orders, trx, (context) => internals.createOrders_([order], context))
  const [named] = await trx("order")
    .where({ id: order.id })
    .update({ custom_display_id: trx.raw(shopNumber('"order"')), created_at: orderedAt })
    .returning<{ custom_display_id: string }[]>("custom_display_id")
  return named.custom_display_id
}

/** Closes the cart that the order was made from. */
export async function completeCart(trx: Knex.Transaction, cartId: string, orderId: string): Promise<void> {
  await trx("order_cart").insert({ id: generateEntityId(undefined, "ordercart"), order_id: orderId, cart_id: cartId })
  await trx("cart").where({ id: cartId }).update({ completed_at: trx.fn.now(), updated_at: trx.fn.now() })
}
