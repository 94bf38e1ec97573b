import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { francsFromRappen, type Rappen } from "#kernel/money"

/** A way to pay. */
export interface PaymentMethod {
  id: string
  /** Medusa's payment provider behind it. */
  providerId: string
}

/** By invoice only for now; the first one is taken. */
export const PAYMENT_METHODS: readonly [PaymentMethod, ...PaymentMethod[]] = [
  { id: "invoice", providerId: "pp_system_default" },
]

const raw = (amount: Rappen) => JSON.stringify({ value: String(francsFromRappen(amount)), precision: 20 })

/**
 * The writes of the order's payment, authorised over the whole total and not captured: what Medusa's payment module writes
 * for a provider that authorises at once.
 * @see docs/decisions/040-one-transaction.md
 */
export function authorizedPayment(trx: Knex.Transaction, orderId: string, total: Rappen): Knex.QueryBuilder[] {
  const [{ providerId }] = PAYMENT_METHODS
  const collectionId = generateEntityId(undefined, "pay_col")
  const sessionId = generateEntityId(undefined, "payses")
  const money = { currency_code: "chf", amount: francsFromRappen(total), raw_amount: raw(total) }
  const paid = { ...money, provider_id: providerId, payment_collection_id: collectionId }
  return [
    trx("payment_collection").insert({
      id: collectionId,
      ...money,
      status: "authorized",
      authorized_amount: money.amount,
      raw_authorized_amount: money.raw_amount,
      captured_amount: 0,
      raw_captured_amount: raw(0),
      refunded_amount: 0,
      raw_refunded_amount: raw(0),
    }),
    trx("payment_session").insert({ id: sessionId, ...paid, status: "authorized", authorized_at: trx.fn.now() }),
    trx("payment").insert({
      id: generateEntityId(undefined, "pay"),
      ...paid,
      payment_session_id: sessionId,
      data: "{}",
    }),
    trx("order_payment_collection").insert({
      id: generateEntityId(undefined, "ordpay"),
      order_id: orderId,
      payment_collection_id: collectionId,
    }),
  ]
}
