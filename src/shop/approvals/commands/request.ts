import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { heldLines } from "#area/cart"
import type { CatalogueSnapshot } from "#area/catalogue"
import { rentsOf } from "#area/orders"
import { lockCustomer, periodConflictError, type RentalService, shopWorkingDays } from "#area/rental"
import { addDays } from "#kernel/calendar-day"
import { workingDays } from "#kernel/working-days"
import { endOfDay, now, today } from "#platform/clock"
import { enqueue } from "#platform/jobs/enqueue"
import { conflict } from "#platform/refusal"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import type { OrderTotals } from "#shop/lines/rules/totals"
import { lastOrderDay } from "#shop/rental/rules/days/lead-time"
import { insertRequest, newRequestId, openRequestsOf, type RequestRow, unorderedSince } from "../data/requests"
import { COUNTED_DAYS, type EarlierRequest, heldUntil, type Wanted } from "../rules/held-until"
import { shownRequest } from "./shown-request"

/** What one customer may have waiting. */
const MOST_OPEN = 10

const NOT_HELD = { too_late: "approvals.too_late", held_enough: "approvals.held_enough" } as const

interface OrderToApprove {
  companyId: string
  customerId: string
  impersonationId: string | null
  cartId: string
  /** As the checkout sent it. */
  form: { referencenum: string }
  lines: readonly ShopLine[]
  totals: OrderTotals
  vatPermille: number
}

/**
 * Makes an order above its company's limit a request to who manages: its periods are held, its cart is nobody's to change, and
 * the mails start from the job that is stored with it.
 * @throws Refusal 409 for a period that is gone, for what has been held for long enough or starts too soon, and for too many requests
 * @see docs/decisions/189-approval.md
 */
export async function requestApproval(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  order: OrderToApprove,
  catalogue: CatalogueSnapshot,
): Promise<{ id: string; expiresAt: Date }> {
  const { companyId, customerId, impersonationId, cartId, form, lines, totals, vatPermille } = order
  const id = newRequestId()
  // One request of a customer after the other: each counts those before it.
  await lockCustomer(trx, customerId)
  if ((await openRequestsOf(trx, customerId)).length >= MOST_OPEN) throw conflict("approvals.too_many")
  const wanted = wantedBy(lines)
  const orderable = await orderableMs(trx, lines, catalogue)
  const expiresAt = heldUntil(wanted, await earlierRequests(trx, companyId), now(), orderable)
  if (!(expiresAt instanceof Date)) throw conflict(NOT_HELD[expiresAt])
  const held = { askedId: id, customerId, lines: heldLines(lines, catalogue), until: expiresAt }
  const [lost] = await scope.resolve<RentalService>("rental").holdLines(trx, held)
  if (lost) throw periodConflictError(lost, lost.lineId)
  await insertRequest(trx, id, {
    ...{ company_id: companyId, customer_id: customerId, impersonation_id: impersonationId, cart_id: cartId, form },
    shown: shownRequest({ lines, totals, vatPermille, wanted, rents: rentsOf(lines), reference: form.referencenum }),
    expires_at: expiresAt,
  })
  await enqueue(trx, "order-request-mail", { requestId: id, notice: "asked" }, { key: id })
  return { id, expiresAt }
}

const wantedBy = (lines: readonly ShopLine[]): Wanted[] =>
  lines.flatMap(({ productId, rental }) => (rental ? [{ productId, period: rental.period }] : []))

/** So far ahead lead times reach. */
const WEEKS_AHEAD = 8

/** From when on one of the rentals can't be ordered any more; working days are asked for where its delivery type counts them. */
async function orderableMs(trx: Knex.Transaction, lines: readonly ShopLine[], catalogue: CatalogueSnapshot) {
  const leadDaysOf = (id: string) => catalogue.deliveryTypes.find((type) => type.id === id)?.leadDays ?? null
  const rentals = lines.flatMap(({ rental }) =>
    rental ? [{ start: rental.period.start, leadDays: leadDaysOf(rental.delivery.id) }] : [],
  )
  const isCounted = rentals.some(({ leadDays }) => leadDays !== null)
  const calendar = isCounted ? await shopWorkingDays(trx, today(), addDays(today(), 7 * WEEKS_AHEAD)) : workingDays([])
  return Math.min(...rentals.map((one) => endOfDay(lastOrderDay(one.start, one, calendar)).getTime()))
}

async function earlierRequests(trx: Knex.Transaction, companyId: string): Promise<EarlierRequest[]> {
  const since = new Date(now().getTime() - COUNTED_DAYS * 86_400_000)
  return (await unorderedSince(trx, companyId, since)).map(earlierRequest)
}

const earlierRequest = ({ shown, created_at, ended_at, expires_at }: RequestRow): EarlierRequest => ({
  wanted: shown.wanted,
  from: created_at,
  until: ended_at !== null && ended_at < expires_at ? ended_at : expires_at,
})
