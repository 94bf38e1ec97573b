import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { daysOfWindow } from "../../rules/rental-window"
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
