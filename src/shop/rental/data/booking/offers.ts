import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { CalendarDay } from "#kernel/calendar-day"
import { UnknownRentalProductError } from "../../rules/errors"
import type { MadeOffer, NewOffer, OfferRequest } from "../../rules/offer"
import { daysOfWindow, type Window } from "../../rules/rental-window"
import { now } from "../clock"
import type { HeldLine } from "../shapes"
import { availabilityFor, readAvailability, windowOfRent, withPromises } from "./product-availability"
import { lockProducts } from "./reserve"

/** No customer's id: nobody's holds end it, and nobody's count of holds includes it. */
export const ownerOf = (askedId: string) => `offer:${askedId}`

/**
 * Holds a unit for each request that can be had, in their order, so that each counts for those behind it; who is only told counts for
 * nobody. Locks the product; two statements, however many are asked.
 * @param requests those of a delivery type that doesn't exist any more are left out
 * @throws UnknownRentalProductError
 */
export async function openOffers(
  trx: Knex.Transaction,
  productId: string,
  requests: () => Promise<readonly OfferRequest[]>,
): Promise<NewOffer[]> {
  await lockProducts(trx, [productId])
  const wanted = await requests()
  if (wanted.length === 0) return []
  const opened = await readAvailability(trx, productId)
  if (!opened) throw new UnknownRentalProductError(productId)
  let product = opened
  let checkers = new Map<string, ReturnType<typeof availabilityFor>>()
  const made: NewOffer[] = []
  const rows: object[] = []
  for (const { askedId, deliveryTypeId, periods, endsOf, isToldOnly } of wanted) {
    if (!product.terms.has(deliveryTypeId)) continue
    const checker = checkers.get(deliveryTypeId) ?? availabilityFor(product, deliveryTypeId)
    checkers.set(deliveryTypeId, checker)
    const period = checker.firstPossible(periods)
    if (period === null) continue
    const window = windowOfRent(product, { productId, deliveryTypeId, period })
    const endsAt = endsOf(checker.lastOrderDay(period.start))
    if (endsAt <= now()) continue
    made.push({ askedId, period, endsAt: isToldOnly ? null : endsAt })
    if (isToldOnly) continue
    rows.push(holdRow(productId, { askedId, window: daysOfWindow(window), endsAt }))
    product = withPromises(product, [window])
    checkers = new Map()
  }
  if (rows.length > 0) await trx("rental_hold").insert(rows)
  return made
}

type HoldRow = { askedId: string; endsAt: Date; window: ReturnType<typeof daysOfWindow> }

const holdRow = (productId: string, { askedId, window, endsAt }: HoldRow) => ({
  id: generateEntityId(undefined, "rhold"),
  customer_id: ownerOf(askedId),
  line_id: askedId,
  product_id: productId,
  window_start: window.first,
  window_end: window.last,
  expires_at: endsAt,
  created_at: now(),
})

interface OfferRow {
  id: string
  customer_id: string
  line_id: string
  product_id: string
  window_start: CalendarDay
  window_end: CalendarDay
  expires_at: Date
  offer_of: string | null
  offer_until: Date | null
}

/** What has held a line until now. */
export type EndedHold = Omit<OfferRow, "product_id" | "offer_of" | "offer_until">
export const isOffer = ({ customer_id: owner }: EndedHold) => owner.startsWith(ownerOf(""))

const holds = (db: Knex) => db<OfferRow>("rental_hold")
const offersOf = (db: Knex, askedIds: readonly string[]) => holds(db).whereIn("customer_id", askedIds.map(ownerOf))

/** Who holds the product in a checkout: nobody who is offered it. */
export const checkoutsOf = (db: Knex, productId: string): Promise<string[]> =>
  holds(db)
    .where({ product_id: productId })
    .whereNot("customer_id", "like", ownerOf("%"))
    .distinct()
    .pluck("customer_id")

/** Who holds the product by an offer that was put into no cart yet. */
export const openOwners = (db: Knex, productId: string): Promise<string[]> =>
  holds(db)
    .where({ product_id: productId })
    .whereRaw("customer_id = ? || line_id", [ownerOf("")])
    .pluck("customer_id")

/** A line, and what it occupies. */
export interface WantedWindow {
  line: HeldLine
  window: Window
}

/** Until when these people are held what they were offered, over time or not; an offer that was ordered is gone. */
export async function heldOffers(db: Knex, askedIds: readonly string[]): Promise<Map<string, Date>> {
  const owners = askedIds.map(ownerOf)
  const rows = await holds(db).whereIn("customer_id", owners).orWhereIn("offer_of", owners)
  const ends = new Map(rows.map(({ customer_id, offer_of, expires_at }) => [offer_of ?? customer_id, expires_at]))
  const held = new Map<string, Date>()
  for (const id of askedIds) {
    const end = ends.get(ownerOf(id))
    if (end) held.set(id, end)
  }
  return held
}

/**
 * Ends offers; what an order that waits for approval has taken over stays held for it alone.
 * @returns how many there were: one that was ordered is gone already
 */
export async function endOffers(trx: Knex.Transaction, askedIds: readonly string[]): Promise<number> {
  const takenOver = await holds(trx)
    .whereIn("offer_of", askedIds.map(ownerOf))
    .update({ offer_of: null, offer_until: null })
  return takenOver + (await offersOf(trx, askedIds).delete())
}

/** Ends those that can't be ordered any more, the last first, since each may be in the way of those before it. */
export async function withdrawOffers(
  trx: Knex.Transaction,
  { productId, canBeChosen }: { productId: string; canBeChosen: ReadonlySet<string> },
  offers: readonly MadeOffer[],
): Promise<string[]> {
  const withdrawn: string[] = []
  for (const { askedId, deliveryTypeId, period } of [...offers].reverse()) {
    const product = canBeChosen.has(deliveryTypeId) ? await readAvailability(trx, productId, ownerOf(askedId)) : null
    if (product?.terms.has(deliveryTypeId) && availabilityFor(product, deliveryTypeId).decide(period).isPossible)
      continue
    if ((await offersOf(trx, [askedId]).delete()) > 0) withdrawn.push(askedId)
  }
  return withdrawn
}

/** The cart line that an offer is held for; none as long as it wasn't put into a cart. */
export async function lineOfOffer(db: Knex, askedId: string): Promise<string | undefined> {
  const held = await offersOf(db, [askedId]).first("line_id")
  return held?.line_id === askedId ? undefined : held?.line_id
}

/** From now on the unit is held for this cart line, and its order takes the offer. @returns whether it is held */
export const giveOffer = async (trx: Knex.Transaction, askedId: string, lineId: string): Promise<boolean> =>
  (await offersOf(trx, [askedId]).where("expires_at", ">", now()).update({ line_id: lineId })) > 0

/** What was offered to one of these lines is held for another from now on, which takes its place. */
export const moveOffer = (trx: Knex.Transaction, lineIds: readonly string[], to: string): Promise<unknown> => {
  const held = holds(trx)
    .whereIn("line_id", [...lineIds])
    .whereLike("customer_id", ownerOf("%"))
    .where("expires_at", ">", now())
  return holds(trx).whereIn("id", held.select("id").limit(1)).update({ line_id: to })
}

/** Until when lines are held by an offer; one of other days than the line has now holds nothing for it. */
export async function offeredUntil(db: Knex, wanted: readonly WantedWindow[]): Promise<Map<string, Date>> {
  const windows = new Map(wanted.map(({ line, window }) => [line.lineId, daysOfWindow(window)]))
  const rows = await holds(db)
    .whereIn("line_id", [...windows.keys()])
    .whereLike("customer_id", ownerOf("%"))
    .where("expires_at", ">", now())
  const covers = ({ line_id, window_start, window_end }: OfferRow) => {
    const days = windows.get(line_id)
    return days !== undefined && window_start <= days.first && days.last <= window_end
  }
  return new Map(rows.filter(covers).map((row) => [row.line_id, row.expires_at]))
}
