import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Context, IOrderModuleService, MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId, Modules } from "@medusajs/framework/utils"
import { noteOrderOfCompany } from "#area/companies"
import type { Rappen } from "#kernel/money"
import { atOnce } from "#platform/sql/at-once"
import { shopNumber } from "#platform/sql/shop-numbers"
import { withinTransaction } from "#platform/transaction/within-transaction"
import type { orderData } from "./order-data"
import { authorizedPayment } from "./payment-rows"

/** What the order module keeps to itself; pinned by `tests/http/one-transaction.spec.ts`. */
interface OrderInternals {
  /** Writes the orders without reading them back, which takes longer than writing. */
  createOrders_(data: object[], context: Context): Promise<unknown>
}

/** Writes the order, without its shop number. */
export async function insertOrder(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  order: ReturnType<typeof orderData>,
): Promise<void> {
  const orders = scope.resolve<IOrderModuleService>(Modules.ORDER)
  const internals = orders as unknown as OrderInternals
  await withinTransaction(orders, trx, (context) => internals.createOrders_([order], context))
}

interface OrderToComplete {
  orderId: string
  /** The cart that it was made from, which is closed. */
  cartId: string
  companyId: string | null
  total: Rappen
  /** By the shop's clock. */
  orderedAt: Date
}

/**
 * Gives a written order what belongs to it, in one statement: its payment, its company, its cart and its shop number, 'W-1042' for
 * Medusa's order 1042, which the admin shows too.
 * @returns the shop number
 */
export async function completeOrder(
  trx: Knex.Transaction,
  { orderId, cartId, companyId, total, orderedAt }: OrderToComplete,
): Promise<string> {
  const [named] = await atOnce<{ custom_display_id: string }>(trx, [
    ...authorizedPayment(trx, orderId, total),
    ...(companyId === null ? [] : [noteOrderOfCompany(trx, companyId, orderId)]),
    trx("order_cart").insert({ id: generateEntityId(undefined, "ordercart"), order_id: orderId, cart_id: cartId }),
    trx("cart").where({ id: cartId }).update({ completed_at: trx.fn.now(), updated_at: trx.fn.now() }),
    trx("order")
      .where({ id: orderId })
      .update({ custom_display_id: trx.raw(shopNumber('"order"')), created_at: orderedAt })
      .returning("custom_display_id"),
  ])
  return named.custom_display_id
}
