import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { commerceFacts, type ShopTerms } from "#area/cart"
import { asMemberBeside, memberOf } from "#area/companies"
import { now } from "#platform/clock"
import { enqueue } from "#platform/jobs/enqueue"
import { conflict, notFound } from "#platform/refusal"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import { type Ending, endRequest, lockRequest, type RequestRow, settle, unsettled } from "../data/requests"
import { stateAt } from "../rules/request-states"
import { giveCartBack } from "./give-back"

/**
 * A request of the company that the customer manages, locked; whether it is still open is for the caller to see.
 * @throws Refusal 404 for another company's, 400 for who doesn't manage
 */
export async function requestToAnswer(trx: Knex.Transaction, customerId: string, id: string): Promise<RequestRow> {
  const { company } = await asMemberBeside(trx, customerId, "approve")
  const request = await lockRequest(trx, id)
  if (request?.company_id !== company.id) throw notFound()
  return request
}

/** @throws Refusal 409 for one that was answered, taken back or has run out */
export function assertOpen({ state, expires_at: expiresAt }: RequestRow): void {
  if (stateAt({ state, expiresAt }, now()) !== "open") throw conflict("approvals.over")
}

interface Refusing {
  /** Who refuses. */
  customerId: string
  id: string
  reason: string
}

/**
 * Refuses a request: its periods are free, and who asked for it is told why. Refused again, nothing happens.
 * @throws Refusal 404 for another company's, 400 for who doesn't manage, 409 for one that is over
 */
export async function refuseRequest(scope: MedusaContainer, { customerId, id, reason }: Refusing): Promise<void> {
  await inTransaction(scope, async (trx, facts) => {
    const request = await requestToAnswer(trx, customerId, id)
    if (request.state === "refused") return
    assertOpen(request)
    await end(trx, request, { state: "refused", ended_by: customerId, reason }, facts)
  })
}

/**
 * Takes a request back, for who asked for it. Again, nothing happens.
 * @throws Refusal 404 for another's, 409 for one that is over
 */
export async function withdrawRequest(scope: MedusaContainer, customerId: string, id: string): Promise<void> {
  await inTransaction(scope, async (trx, facts) => {
    const own = await memberOf(trx, customerId)
    const request = await lockRequest(trx, id)
    if (request?.customer_id !== customerId || request.company_id !== own?.company.id) throw notFound()
    if (request.state === "withdrawn") return
    assertOpen(request)
    await end(trx, request, { state: "withdrawn", ended_by: customerId }, facts)
  })
}

/** Of the requests that have run out or whose company lost its member, so many in one transaction. */
const AT_ONCE = 20

/** Writes down what has run out, tells who asked, and gives the carts of requests that are over back. */
export async function settleRequests(db: Knex): Promise<void> {
  const facts = await commerceFacts(db)
  let left = AT_ONCE
  while (left === AT_ONCE) {
    left = await db.transaction(async (trx) => {
      const due = await unsettled(trx, AT_ONCE)
      for (const request of due) {
        if (request.state === "open") await end(trx, request, { state: "expired" }, facts)
        else await giveBack(trx, request, facts)
      }
      return due.length
    })
  }
}

async function end(
  trx: Knex.Transaction,
  request: RequestRow,
  ending: Ending,
  facts: ShopTerms["commerce"],
): Promise<void> {
  await endRequest(trx, request.id, ending)
  await giveBack(trx, request, facts)
  const { state } = ending
  if (state === "refused" || state === "expired")
    await enqueue(
      trx,
      "order-request-mail",
      { requestId: request.id, notice: state },
      { key: `${request.id} ${state}` },
    )
}

async function giveBack(trx: Knex.Transaction, request: RequestRow, facts: ShopTerms["commerce"]): Promise<void> {
  const { id, cart_id: cartId, customer_id: customerId } = request
  if (cartId !== null) await giveCartBack(trx, { cartId, customerId }, facts)
  await settle(trx, id)
}

async function inTransaction<Result>(
  scope: MedusaContainer,
  act: (trx: Knex.Transaction, facts: ShopTerms["commerce"]) => Promise<Result>,
): Promise<Result> {
  const facts = await commerceFacts(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))
  return inOneTransaction(scope, ({ trx }) => act(trx, facts))
}
