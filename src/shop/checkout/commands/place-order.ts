import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { requestApproval } from "#area/approvals"
import { bringPricesUpToDate, linesToOrder, linkedLines, lockToken, totalsRates } from "#area/cart"
import { memberOf } from "#area/companies"
import { refuseTooMuch } from "#area/lines"
import { discountFor } from "#area/special-prices"
import { toWireMoney } from "#kernel/money"
import { message } from "#kernel/wire/message"
import { type Refusal, refuse, refused } from "#platform/refusal"
import { count } from "#platform/telemetry/instruments"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import { needsApproval } from "#shop/companies/rules/order-limit"
import { cartTotals } from "#shop/lines/rules/cart-totals"
import { type CheckoutAnswer, type CheckoutBody, checkoutAnswer } from "../wire/checkout"
import { freeHoldsWithin } from "./by-staff/hold-by-staff"
import { freshErpNumber, repeatedErpNumber, type WrittenMirror } from "./erp-number"
import { orderingCustomer } from "./ordering-customer"
import { quotedRentals } from "./redeem-held-quote"
import { assertMayRent } from "./rent-limit"
import { detachToken, formHash, recentAnswer, type StoredAnswer, storedAnswer } from "./replay"
import { refuseAnotherTotal } from "./shown-total"
import { type Shop, shopToOrder, writeOrder } from "./write-order"

export interface PlaceOrderInput {
  token: string
  customerId: string
  /** Set if staff order in the customer's name. */
  impersonationId?: string | null
  body: CheckoutBody
  byStaff?: StaffCart
}

type TokenRow = NonNullable<Awaited<ReturnType<typeof lockToken>>>

/** A cart that staff fill as they order it, under a token that nobody has. */
interface StaffCart {
  /** What they put together: the same again is the same order. */
  draft: unknown
  open(trx: Knex.Transaction): Promise<{ row: TokenRow; impersonationId: string }>
  /** Writes down who ordered. */
  done(trx: Knex.Transaction, answer: StoredAnswer): Promise<void>
}

/**
 * Makes an order from the cart behind the token, or the request for one where a company wants it approved; whole or not at all and
 * once only, however often and however concurrently it is asked for. Mails and everything after it start from the job that is
 * stored with it.
 * @throws Refusal 400 for an empty cart, another form for one that is ordered, or a foreign address, 404 for another customer's cart, 409 for a period, a
 *   product or a price that is gone, and for another sum than was shown
 * @see ruling 5, docs/decisions/040-one-transaction.md, docs/decisions/189-approval.md
 */
export async function placeOrder(scope: MedusaContainer, input: PlaceOrderInput): Promise<CheckoutAnswer> {
  const shop = await shopToOrder(scope)
  const outcome = await inOneTransaction(scope, ({ trx }) => order(scope, trx, input, shop))
  if ("refusal" in outcome) throw outcome.refusal
  const { answer, mirror } = outcome
  if (mirror) count("shop.orders.placed")
  const number = mirror
    ? await freshErpNumber(scope, input.token, mirror)
    : await repeatedErpNumber(scope, input.token, answer)
  return checkoutAnswer.parse({ ...answer, bexio_order_id: number })
}

/**
 * A refusal that is returned, not thrown, keeps what the transaction has written. An order that was made just now comes
 * with its row of the ERP's mirror, a repeated answer and a request without.
 */
type Outcome = { answer: StoredAnswer; mirror: WrittenMirror | null } | { refusal: Refusal }

async function order(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  input: PlaceOrderInput,
  shop: Shop,
): Promise<Outcome> {
  const { token, customerId, body, byStaff } = input
  const hash = formHash(customerId, body, byStaff?.draft)
  const { row, impersonationId = null } = byStaff
    ? await openedByStaff(trx, token, byStaff)
    : { ...input, row: await lockToken(trx, token) }
  const isOpen = row !== undefined && row.detached_at === null
  const lines = isOpen ? await linkedLines(trx, row, customerId) : []
  if (!isOpen || lines.length === 0) {
    const answer = recentAnswer(row)
    if (answer && row?.body_hash === hash) return { answer, mirror: null }
    const isHis = !isOpen && row?.customer_id === customerId
    throw byStaff || (isHis && answer) ? orderedBefore(row, byStaff ? 409 : 400) : refused("cart.empty")
  }
  const customer = await orderingCustomer(trx, customerId, body)
  const member = customer.isMember ? await memberOf(trx, customerId) : null
  const ordered = linesToOrder(lines, shop.catalogue)
  const refusal = await bringPricesUpToDate(trx, lines, shop.catalogue, await discountFor(trx, customerId))
  if (refusal && byStaff) throw refusal // a cart that nobody has is kept by nobody
  if (refusal) return { refusal }
  const totals = cartTotals(lines, totalsRates(shop.sales))
  refuseTooMuch(totals.total)
  refuseAnotherTotal(totals.total, body.confirmed_total ?? undefined)
  if (!byStaff) await freeHoldsWithin(scope, trx, customerId, quotedRentals(lines))
  await assertMayRent(trx, { customerId, lines }, shop)
  const cartId = row.cart_id
  if (member && needsApproval({ right: member.member.right, orderLimit: member.company.order_limit }, totals.total)) {
    const asked = { customerId, impersonationId, companyId: member.company.id, vatPermille: shop.sales.vatPermille }
    const toApprove = { ...asked, cartId, form: body, lines, totals }
    const { id, expiresAt } = await requestApproval(scope, trx, toApprove, shop.catalogue)
    const answer = {
      ...{ id, shop_number: null, bexio_order_id: null },
      ...{ total_cost: toWireMoney(totals.total), rounding: toWireMoney(totals.rounding) },
      approval: { id, expires_at: expiresAt.toISOString() },
    }
    await detachToken(trx, token, hash, answer)
    await byStaff?.done(trx, answer)
    return { answer, mirror: null }
  }
  const companyId = member?.company.id ?? null
  const toWrite = { customer, body, cartId, lines: ordered, totals, impersonationId, companyId }
  const { answer, mirror } = await writeOrder(scope, trx, toWrite, shop)
  await detachToken(trx, token, hash, mirror.lease_token ? answer : { ...answer, bexio_order_id: null })
  await byStaff?.done(trx, answer)
  return { answer, mirror }
}

/** Something else under the key of an order whose answer was lost: it would be ordered twice. Who ordered is told where it is. */
function orderedBefore(row: TokenRow | undefined, status: 400 | 409): Refusal {
  const { id, shop_number: number } = storedAnswer.parse(row?.answer ?? {})
  const extra = status === 409 ? {} : number ? { order: id } : { request: id }
  const reason = number ? message("checkout.ordered_before", { number }) : message("checkout.asked_before")
  return refuse(reason, { status, extra })
}

/** The cart as staff filled it, or as they ordered it before: of two at once the later waits for what the first did. */
async function openedByStaff(
  trx: Knex.Transaction,
  token: string,
  { open }: StaffCart,
): Promise<{ row: TokenRow; impersonationId?: string }> {
  await trx.raw("select pg_advisory_xact_lock(hashtextextended('staff order ' || ?, 0))", [token])
  const row = await lockToken(trx, token)
  if (row?.detached_at === null) throw refused("cart.invalid_token") // somebody's cart, which nobody has seen here
  return row ? { row } : open(trx)
}
