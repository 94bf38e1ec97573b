import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { catalogueSnapshot } from "#area/catalogue"
import { mailsSent } from "#area/mails"
import type { RentalService } from "#area/rental"
import { endOfDay, now, today } from "#platform/clock"
import type { JobHandler } from "#platform/jobs/job"
import type { MadeOffer, OfferRequest } from "#shop/rental/rules/offer"
import {
  type EntryRow,
  lockQueue,
  noteOffers,
  offersLetGo,
  productsWaitedFor,
  setState,
  stateOn,
  wishOf,
} from "../data/entries"
import { countUnheard } from "../data/unheard"
import { type EntryState, stateAt } from "../rules/entry-states"
import { isHeldFor, wasUnheard } from "../rules/let-go"
import { offerEnd } from "../rules/offer-end"
import { wantedPeriods } from "../rules/wanted-periods"
import { waysOf } from "./assert-is-taken"
import { offerMailKey } from "./notice-mail"
import { promiseNotice } from "./notices"

/** Looks at every product that somebody waits for; a product that fails doesn't keep the others waiting. */
export async function offerAllFreed(scope: MedusaContainer): Promise<void> {
  const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
  const products = await productsWaitedFor(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))
  for (const productId of products) {
    try {
      await offerFreed(scope, productId)
    } catch (error) {
      logger.error(`Wait list of ${productId}`, error as Error)
    }
  }
}

export const lookForFreed: JobHandler<"wait-list-offers"> = ({ productId }, { scope }) => offerFreed(scope, productId)

/**
 * Offers what is free of a product to those who wait for it, first come, first served, and tells them alone of what is no longer held: hold, state and mail are one
 * transaction, under the product's lock, so that it may be asked at any time and by any number of processes.
 */
export async function offerFreed(scope: MedusaContainer, productId: string): Promise<void> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const rental = scope.resolve<RentalService>("rental")
  const canBeChosen = waysOf(await catalogueSnapshot(scope), productId)
  await db.transaction(async (trx) => {
    const made = await rental.openOffers(trx, productId, async () => {
      const all = await settled(rental, trx, { productId, canBeChosen }, await lockQueue(trx, productId))
      const queue = all.filter((entry) => canBeChosen.has(entry.delivery_type_id))
      const letGo = queue.length > 0 ? await offersLetGo(trx, productId) : []
      const isHeld = (entry: EntryRow) => isHeldFor({ ...wishOf(entry), hasLogin: entry.customer_id !== null }, letGo)
      // Who is told has what those leave for whom something is held.
      return [
        ...queue.filter(isHeld).map(requestOf),
        ...queue.filter((entry) => !isHeld(entry)).map((entry) => ({ ...requestOf(entry), isToldOnly: true })),
      ]
    })
    if (made.length === 0) return
    await noteOffers(
      trx,
      made.map(({ askedId, period, endsAt }) => ({ id: askedId, ...period, endsAt })),
    )
    for (const { askedId, endsAt } of made)
      await promiseNotice(trx, askedId, endsAt ? "offer" : "free", `-${randomUUID()}`)
  })
}

/**
 * Writes down what became of offers, and lets go of those that ran out or can't be ordered; whom nobody told of his waits in his place
 * again.
 * @returns who waits, first things first
 */
async function settled(
  rental: RentalService,
  trx: Knex.Transaction,
  product: { productId: string; canBeChosen: ReadonlySet<string> },
  queue: readonly EntryRow[],
): Promise<EntryRow[]> {
  const offered = queue.filter(({ state }) => state === "offered")
  const idsOf = (entries: readonly EntryRow[]) => entries.map(({ id }) => id)
  const held = await rental.heldOffers(idsOf(offered), trx)
  const become = (wanted: EntryState) =>
    offered.filter(({ id, state }) => stateAt({ state, heldUntil: held.get(id) }, now()) === wanted)
  const over = become("expired")
  const unheard = await unheardOf(trx, over)
  await setState(trx, idsOf(become("taken")), "taken")
  await setState(trx, idsOf(over.filter((entry) => !unheard.includes(entry))), "expired")
  await countUnheard(trx, idsOf(unheard))
  await rental.endOffers(trx, idsOf(over))
  const withdrawn = await rental.withdrawOffers(trx, product, become("offered").map(offerOf))
  const back = [...idsOf(unheard), ...withdrawn]
  await setState(trx, back, "waiting")
  return queue.filter((entry) => stateOn(entry, today()) === "waiting" || back.includes(entry.id))
}

async function unheardOf(trx: Knex.Transaction, over: readonly EntryRow[]): Promise<EntryRow[]> {
  if (over.length === 0) return []
  const sent = await mailsSent(trx, over.map(offerMailKey))
  return over.filter((entry) =>
    wasUnheard({ isSent: sent.has(offerMailKey(entry)), unheardBefore: entry.unheard_offers }),
  )
}

const offerOf = ({ id, delivery_type_id, offered_start, offered_end, ...wish }: EntryRow): MadeOffer => ({
  askedId: id,
  deliveryTypeId: delivery_type_id,
  period: { start: offered_start ?? wish.start_day, end: offered_end ?? wish.end_day },
})

const requestOf = (entry: EntryRow): OfferRequest => ({
  askedId: entry.id,
  deliveryTypeId: entry.delivery_type_id,
  periods: wantedPeriods(wishOf(entry)),
  endsOf: (lastOrderDay) => offerEnd(lastOrderDay, now(), endOfDay),
})
