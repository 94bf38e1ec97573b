import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { francsFromRappen, type Rappen } from "#kernel/money"
import { insertRows, type Row } from "#platform/sql/insert-rows"
import { newId } from "#platform/sql/new-id"

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

const raw = (amount: Rappen) => ({ value: String(francsFromRappen(amount)), precision: 20 })

/**
 * The writes of the order's payment, authorised over the whole total and not captured: what Medusa's payment module writes
 * for a provider that authorises at once.
 * @see docs/decisions/040-one-transaction.md
 */
export function authorizedPayment(trx: Knex.Transaction, orderId: string, total: Rappen): Knex.Raw[] {
  const [{ providerId }] = PAYMENT_METHODS
  const collectionId = newId("pay_col")
  const sessionId = newId("payses")
  const money = { currency_code: "chf", amount: francsFromRappen(total), raw_amount: raw(total) }
  const paid = { ...money, provider_id: providerId, payment_collection_id: collectionId }
  const rows: [table: string, row: Row][] = [
    [
      "payment_collection",
      {
        id: collectionId,
        ...money,
        status: "authorized",
        authorized_amount: money.amount,
        raw_authorized_amount: money.raw_amount,
        captured_amount: 0,
        raw_captured_amount: raw(0),
        refunded_amount: 0,
        raw_refunded_amount: raw(0),
      },
    ],
    ["payment_session", { id: sessionId, ...paid, data: {}, status: "authorized", authorized_at: new Date() }],
    ["payment", { id: newId("pay"), ...paid, payment_session_id: sessionId, data: {} }],
    ["order_payment_collection", { id: newId("ordpay"), order_id: orderId, payment_collection_id: collectionId }],
  ]
  return rows.map(([table, row]) => insertRows(trx, table, [row]))
}
