import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { daysOfWindow } from "../../rules/rental-window"
import { now } from "../clock"
import type { LineHolds, LineRefusal } from "../shapes"
import { planLines, writeHolds } from "./holds"
import { type EndedHold, isOffer, ownerOf } from "./offers"
import { lockProducts } from "./reserve"

/**
 * Holds the periods of cart lines for somebody whose order waits for another's word, in place of what they were held by until
 * then. An offer is kept in mind: it is one again once the word is spoken, for what is left of its time. Of other days than are asked
 * for now it stays beside them, until its line is ordered. All or nothing.
 * @returns the lines that can't be had
 */
export async function holdLines(
  trx: Knex.Transaction,
  { askedId, customerId, lines, until }: LineHolds,
): Promise<LineRefusal[]> {
  await lockProducts(
    trx,
    lines.map(({ productId }) => productId),
  )
  const { possible, refusals } = await planLines(trx, { customerId }, lines)
  if (refusals.length > 0) return refusals
  const windows = new Map(possible.map(({ line, window }) => [line.lineId, daysOfWindow(window)]))
  const isOfOtherDays = ({ line_id, window_start, window_end }: EndedHold) => {
    const days = windows.get(line_id)
    return days?.first !== window_start || days.last !== window_end
  }
  const held = await trx<EndedHold>("rental_hold")
    .whereIn("line_id", [...windows.keys()])
    .forUpdate()
  const ended = held.filter((hold) => !isOffer(hold) || !isOfOtherDays(hold))
  await trx<EndedHold>("rental_hold")
    .whereIn(
      "id",
      ended.map(({ id }) => id),
    )
    .delete()
  const offers = new Map(ended.filter(isOffer).map((hold) => [hold.line_id, hold]))
  await writeHolds(
    trx,
    possible.map(({ line, window }) => {
      const offer = offers.get(line.lineId)
      const offerUntil = offer?.expires_at ?? until
      const expiresAt = offerUntil > until ? offerUntil : until
      return { customerId: ownerOf(askedId), line, window, expiresAt, offer }
    }),
  )
  return []
}

/**
 * What is held for somebody is held for these lines of a cart from now on, each for one of its days: their order takes it. What is held
 * of other days stays as it is. Two statements.
 */
export async function giveHolds(
  trx: Knex.Transaction,
  { askedId, customerId, lines }: Omit<LineHolds, "until">,
): Promise<void> {
  const ownerId = ownerOf(askedId)
  const { possible } = await planLines(trx, { customerId, ownerIds: [ownerId] }, lines)
  const windows = possible.map(({ window }) => daysOfWindow(window))
  await trx.raw(
    `with asked as (
       select * from unnest(:lines::text[], :products::text[], :firsts::date[], :lasts::date[])
                  as asked (line_id, product_id, window_start, window_end)),
     wanted as (
       select *, row_number() over (partition by product_id, window_start, window_end) as turn
         from asked where not exists (select from rental_hold where line_id = asked.line_id)),
     held as (
       select *, row_number() over (partition by product_id, window_start, window_end) as turn
         from rental_hold
        where customer_id = :ownerId and expires_at > :at and line_id not in (select line_id from asked))
     update rental_hold set line_id = wanted.line_id
       from held join wanted using (product_id, window_start, window_end, turn)
      where rental_hold.id = held.id`,
    {
      ...{ ownerId, at: now() },
      lines: possible.map(({ line }) => line.lineId),
      products: possible.map(({ line }) => line.productId),
      firsts: windows.map(({ first }) => first),
      lasts: windows.map(({ last }) => last),
    },
  )
}
