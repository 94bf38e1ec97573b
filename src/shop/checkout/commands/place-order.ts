import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import {
  bringPricesUpToDate,
  type CommerceFacts,
  commerceFacts,
  linesOfCart,
  linesToOrder,
  linkRow,
  lockToken,
  type OrderedLine,
  totalsRates,
} from "#area/cart"
import { type CatalogueSnapshot, catalogueSnapshot } from "#area/catalogue"
import { noteOrderOfCompany } from "#area/companies"
import { hasPaidInvoice, rowForOrder } from "#area/erp"
import { assertWithinLimit, lockForLimit, rentsOf } from "#area/orders"
import { noteQuoteOrdered } from "#area/quotes"
import { shopSettings } from "#area/settings"
import { discountFor } from "#area/special-prices"
import { toWireMoney } from "#kernel/money"
import { now } from "#platform/clock"
import { enqueue } from "#platform/jobs/enqueue"
import { type Refusal, refused } from "#platform/refusal"
import { inOneTransaction, type OpenTransaction } from "#platform/transaction/one-transaction"

import { cartTotals } from "#shop/lines/rules/cart-totals"

import type { SalesSettings, ShopSettings } from "#shop/settings/wire/shop-settings"
import { type CheckoutAnswer, type CheckoutBody, checkoutAnswer } from "../wire/checkout"
import { freshErpNumber, repeatedErpNumber, type WrittenMirror } from "./erp-number"
import { completeCart, insertOrder } from "./insert-order"
import { markOrder } from "./mark-order"
import { orderData } from "./order-data"
import { type OrderingCustomer, orderingCustomer } from "./ordering-customer"
import { insertAuthorizedPayment } from "./payment-rows"
import { answerToRepeat, detachToken, formHash, type StoredAnswer } from "./replay"
import { reserveRentals } from "./reserve-rentals"
import { reserveStock } from "./reserve-stock"
import { refuseAnotherTotal } from "./shown-total"

export interface PlaceOrderInput {
  token: string
  customerId: string
  /** Set if staff order in the customer's name. */
  impersonationId?: string | null
  body: CheckoutBody
}

/** What has to be known before the transaction: inside it, nothing may wait for another connection. */
interface Shop {
  catalogue: CatalogueSnapshot
  commerce: CommerceFacts
  sales: SalesSettings
  limits: Pick<ShopSettings, "rental" | "company">
}

/**
 * Makes an order from the cart behind the token, whole or not at all and once only, however often and however
 * concurrently it is asked for. Mails and everything after it start from the job that is stored with it.
 * @throws Refusal 400 for an empty cart or a foreign address, 404 for another customer's cart, 409 for a period, a
 *   product or a price that is gone, and for another sum than was shown
 * @see ruling 5, docs/decisions/040-one-transaction.md
 */
export async function placeOrder(scope: MedusaContainer, input: PlaceOrderInput): Promise<CheckoutAnswer> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [catalogue, commerce, { sales, rental, company }] = await Promise.all([
    catalogueSnapshot(scope),
    commerceFacts(db),
    shopSettings(scope),
  ])
  const outcome = await inOneTransaction(scope, (transaction) =>
    order(scope, transaction, input, { catalogue, commerce, sales, limits: { rental, company } }),
  )
  if ("refusal" in outcome) throw outcome.refusal
  const { answer, mirror } = outcome
  const number = mirror
    ? await freshErpNumber(scope, input.token, mirror)
    : await repeatedErpNumber(scope, input.token, answer)
  return checkoutAnswer.parse({ ...answer, bexio_order_id: number })
}

/**
 * A refusal that is returned, not thrown, keeps what the transaction has written. An order that was made just now comes
 * with its row of the ERP's mirror, a repeated answer without.
 */
type Outcome = { answer: StoredAnswer; mirror: WrittenMirror | null } | { refusal: Refusal }

async function order(
  scope: MedusaContainer,
  transaction: OpenTransaction,
  { token, customerId, impersonationId, body }: PlaceOrderInput,
  shop: Shop,
): Promise<Outcome> {
  const { trx } = transaction
  const hash = formHash(customerId, body)
  const row = await lockToken(trx, token)
  const isOpen = row !== undefined && row.detached_at === null
  if (isOpen) await linkRow(trx, row, customerId)
  const lines = isOpen ? await linesOfCart(trx, row.cart_id) : []
  if (lines.length === 0) {
    const answer = answerToRepeat(row, hash)
    if (!answer) throw refused("cart.empty")
    return { answer, mirror: null }
  }
  const customer = await orderingCustomer(trx, customerId, body)
  const ordered = linesToOrder(lines, shop.catalogue)
  const refusal = await bringPricesUpToDate(trx, lines, shop.catalogue, await discountFor(trx, customerId))
  if (refusal) return { refusal }
  const rents = rentsOf(lines)
  if (rents.units > 0) await lockForLimit(trx, customerId, shop.limits)
  await assertWithinLimit(trx, { customerId, added: rents, hasPaidInvoice }, shop.limits)
  const toWrite = { customer, body, lines: ordered, impersonationId: impersonationId ?? null }
  const answer = await write(scope, transaction, toWrite, shop)
  await noteOrderOfCompany(trx, customerId, answer.id)
  const mirror = await rowForOrder(scope, trx, { orderId: answer.id, customerId })
  await noteQuoteOrdered(trx, lines, answer.id)
  await completeCart(trx, row!.cart_id, answer.id)
  await detachToken(trx, token, hash, mirror.lease_token ? answer : { ...answer, bexio_order_id: null })
  return { answer, mirror }
}

interface OrderToWrite {
  customer: OrderingCustomer
  body: CheckoutBody
  lines: OrderedLine[]
  impersonationId: string | null
}

async function write(
  scope: MedusaContainer,
  transaction: OpenTransaction,
  { customer, body, lines, impersonationId }: OrderToWrite,
  { commerce, sales }: Shop,
): Promise<StoredAnswer> {
  const { trx } = transaction
  const id = generateEntityId(undefined, "order")
  const totals = cartTotals(
    lines.map(({ line }) => line),
    totalsRates(sales),
  )
  refuseAnotherTotal(totals.total, body.confirmed_total)
  await reserveRentals(scope, trx, lines, { orderId: id, customerId: customer.id })
  await reserveStock(scope, transaction, lines, commerce.stockLocationId)
  const orderedAt = now()
  const impersonation = await markOrder(scope, trx, id, impersonationId)
  const data = orderData({ id, customer, body, lines, totals, commerce, sales, acceptedAt: orderedAt, impersonation })
  const shopNumber = await insertOrder(scope, trx, data, orderedAt)
  await insertAuthorizedPayment(trx, id, totals.total)
  await enqueue(trx, "order-placed", { orderId: id }, { key: id })
  return {
    id,
    shop_number: shopNumber,
    total_cost: toWireMoney(totals.total),
    rounding: toWireMoney(totals.rounding),
  }
}
