import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { type HeldDays, UnknownRentalProductError } from "../../rules/errors"
import type { RentalSettings } from "../../rules/rental-settings"
import { daysOfWindow, type Window } from "../../rules/rental-window"
import { now } from "../clock"
import type { HeldLine, HoldAnswer, LineRefusal, RenamedLines } from "../shapes"
import { refusalOf } from "./check-period"
import { type HeldTime, openGrants } from "./hold-grants"
import { type EndedHold, offeredUntil, type WantedWindow } from "./offers"
import { availabilityFor, readAvailabilities, withPromises } from "./product-availability"
import type { Asker } from "./product-records"
import { lockCustomer, lockProducts } from "./reserve"

interface HoldPlan {
  /** The owner's settings, read with the first product; null where no line was asked about. */
  settings: RentalSettings | null
  possible: WantedWindow[]
  refusals: LineRefusal[]
}

export async function holdPeriods(
  trx: Knex.Transaction,
  customerId: string,
  lines: readonly HeldLine[],
): Promise<HoldAnswer> {
  await lockCustomer(trx, customerId)
  await lockProducts(
    trx,
    lines.map(({ productId }) => productId),
  )
  const { settings, possible, refusals } = await planLines(trx, { customerId }, lines)
  await endHolds(trx, customerId)
  if (settings === null) return { expiresAt: null, renewableFrom: null, notHeld: [], refusals }

  const terms = { holdMs: settings.holdMinutes * 60_000, maxRenewals: settings.maxHoldRenewals }
  const grant = await openGrants(trx, customerId, terms)
  const offered = await offeredUntil(trx, possible)
  const times: HeldTime[] = []
  const holds: NewHold[] = []
  const notHeld: string[] = []
  for (const { line, window } of possible) {
    const offerEnd = offered.get(line.lineId)
    if (offerEnd) {
      times.push({ endsAt: offerEnd, renewableFrom: null })
      continue
    }
    const time = times.length < settings.maxHeldPeriods ? await grant(line.productId, window) : null
    if (time === null) {
      notHeld.push(line.lineId)
      continue
    }
    holds.push({ customerId, line, window, expiresAt: time.endsAt })
    times.push(time)
  }
  await writeHolds(trx, holds)
  const soonest = Math.min(...times.map(({ endsAt }) => endsAt.getTime()))
  const first = times.filter(({ endsAt }) => endsAt.getTime() === soonest)
  const isFixed = first.some(({ renewableFrom }) => renewableFrom === null)
  return {
    expiresAt: first[0]?.endsAt ?? null,
    renewableFrom: isFixed ? null : (first[0]?.renewableFrom ?? null),
    notHeld,
    refusals,
  }
}

/** Which lines can be had together: each counts as promised for those after it. One statement. */
export async function planLines(
  db: Knex,
  asker: Pick<Asker, "customerId" | "ownerIds">,
  lines: readonly HeldLine[],
): Promise<HoldPlan> {
  const result: HoldPlan = { settings: null, possible: [], refusals: [] }
  if (lines.length === 0) return result
  const lineIds = lines.map(({ lineId }) => lineId)
  const productIds = [...new Set(lines.map(({ productId }) => productId))]
  const availabilities = await readAvailabilities(db, productIds, { ...asker, lineIds })
  for (const line of lines) {
    const product = availabilities.get(line.productId)
    if (!product) throw new UnknownRentalProductError(line.productId)
    result.settings ??= product.settings
    const checker = availabilityFor(product, line.deliveryTypeId)
    const refusal = refusalOf(checker, line)
    if (refusal) result.refusals.push({ ...refusal, lineId: line.lineId })
    else {
      const window = checker.windowOf(line.period)
      availabilities.set(line.productId, withPromises(product, [window]))
      result.possible.push({ line, window })
    }
  }
  return result
}

interface NewHold {
  customerId: string
  line: HeldLine
  window: Window
  expiresAt: Date
  /** Whose place it takes. */
  offer?: EndedHold
}

/** One statement for all. */
export async function writeHolds(trx: Knex.Transaction, holds: readonly NewHold[]): Promise<void> {
  if (holds.length === 0) return
  await trx("rental_hold").insert(
    holds.map(({ customerId, line, window, expiresAt, offer }) => {
      const { first, last } = daysOfWindow(window)
      return {
        id: generateEntityId(undefined, "rhold"),
        customer_id: customerId,
        line_id: line.lineId,
        product_id: line.productId,
        window_start: first,
        window_end: last,
        expires_at: expiresAt,
        offer_of: offer?.customer_id ?? null,
        offer_until: offer?.expires_at ?? null,
        created_at: now(),
      }
    }),
  )
}

export const heldDays = (db: Knex, ids: readonly string[]): Promise<HeldDays[]> =>
  db("rental_hold")
    .whereIn("id", [...ids])
    .orderBy("window_start")
    .select({ start: "window_start", end: "window_end", until: "expires_at" })

/** Lets go of all that the customer holds; what was granted still counts. */
export async function endHolds(db: Knex, customerId: string): Promise<void> {
  await db("rental_hold").where({ customer_id: customerId }).delete()
}

export async function handOverHolds(trx: Knex.Transaction, { customerId, lineIds, newIds }: RenamedLines) {
  await trx.raw(
    `with ended as (delete from rental_hold where customer_id = :customerId and line_id = any(:lineIds))
     update rental_hold set line_id = line.new_id
       from unnest(:lineIds::text[], :newIds::text[]) as line (id, new_id)
      where line_id = line.id and customer_id <> :customerId`,
    { customerId, lineIds: [...lineIds], newIds: [...newIds] },
  )
}
