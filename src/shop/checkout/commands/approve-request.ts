import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { nameOfAccount } from "#area/accounts"
import { assertOpen, endRequest, requestToAnswer, settle } from "#area/approvals"
import { linesOfCart, linesToOrder, totalsRates } from "#area/cart"
import { numberInTime } from "#area/erp"
import { conflict } from "#platform/refusal"
import { count } from "#platform/telemetry/instruments"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import { cartTotals } from "#shop/lines/rules/cart-totals"
import { checkoutBody } from "../wire/checkout"
import type { WrittenMirror } from "./erp-number"
import { orderingCustomer } from "./ordering-customer"
import { assertMayRent } from "./rent-limit"
import { refuseAnotherTotal } from "./shown-total"
import { type Shop, shopToOrder, writeOrder } from "./write-order"

interface Approval {
  /** Who approves. */
  customerId: string
  requestId: string
  /** What it costs as he was shown. */
  confirmedTotal: string
}

/**
 * Places the order that a request asks for, at the prices that it had, in the name of who asked; once, however often and by how
 * many it is approved.
 * @throws Refusal 404 for another company's request, 400 for who doesn't manage, 409 for one that is over, for what can't be had any
 *   more, and for another sum than was shown
 * @see docs/decisions/189-approval.md
 */
export async function approveRequest(scope: MedusaContainer, approval: Approval): Promise<void> {
  const shop = await shopToOrder(scope)
  const mirror = await inOneTransaction(scope, ({ trx }) => approve(scope, trx, approval, shop))
  if (!mirror) return
  count("shop.orders.placed")
  await numberInTime(scope, mirror)
}

/** Null for a request that is approved already. */
async function approve(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  { customerId, requestId, confirmedTotal }: Approval,
  shop: Shop,
): Promise<WrittenMirror | null> {
  const request = await requestToAnswer(trx, customerId, requestId)
  if (request.state === "approved") return null
  assertOpen(request)
  // Closed as the request was being made, which the closing hasn't seen.
  if (!(await nameOfAccount(trx, request.customer_id))) throw conflict("accounts.blocked")
  const cartId = request.cart_id!
  const ordered = linesToOrder(await linesOfCart(trx, cartId), shop.catalogue, true)
  const lines = ordered.map(({ line }) => line)
  const totals = cartTotals(lines, totalsRates(shop.sales))
  refuseAnotherTotal(totals.total, confirmedTotal)
  const body = checkoutBody.parse(request.form)
  // The addresses were checked as it was asked for, and are printed as they were then.
  const anyAddress = { ...body, billing_address_id: null, shipping_address_id: null }
  const customer = await orderingCustomer(trx, request.customer_id, anyAddress)
  await assertMayRent(trx, { customerId: customer.id, lines, isAskedFor: true }, shop)
  const { impersonation_id: impersonationId, company_id: companyId } = request
  const toWrite = { customer, body, cartId, lines: ordered, totals, impersonationId, companyId }
  const { answer, mirror } = await writeOrder(scope, trx, toWrite, shop)
  await endRequest(trx, request.id, { state: "approved", ended_by: customerId, order_id: answer.id })
  await settle(trx, request.id)
  return mirror
}
