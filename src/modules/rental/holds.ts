import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { RentalSettings } from "../../contract/shop-settings"
import { daysOfWindow, type Window } from "../../domain/rental-window"
import { now } from "../../lib/clock"
import { refusalOf } from "./check-period"
import { UnknownRentalProductError } from "./errors"
import { deskFor, openProductDesk, type ProductDesk, withPromises } from "./rental-product-desk"
import { lockProducts } from "./reserve"
import type { HeldLine, HoldAnswer, Refusal } from "./types"

interface HoldRow {
  line_id: string
  window_start: string
  window_end: string
  expires_at: Date
  renewals: number
}

interface HoldPlan {
  /** The owner's settings, read with the first product; null where no line was asked about. */
  settings: RentalSettings | null
  possible: { line: HeldLine; window: Window }[]
  refusals: (Refusal & { lineId: string })[]
}

export async function holdPeriods(
  trx: Knex.Transaction,
  customerId: string,
  lines: readonly HeldLine[],
): Promise<HoldAnswer> {
  await lockProducts(
    trx,
    lines.map(({ productId }) => productId),
  )
  const { settings, possible, refusals } = await planLines(trx, customerId, lines)
  if (settings === null) {
    await endHolds(trx, customerId)
    return { expiresAt: null, refusals }
  }
  const holdMs = settings.holdMinutes * 60_000
  await forgetOldHolds(trx, customerId, holdMs)
  const rows = await trx<HoldRow>("rental_hold").where({ customer_id: customerId, deleted_at: null })
  const held = possible.slice(0, settings.maxHeldPeriods)
  await endHolds(
    trx,
    customerId,
    held.map(({ line }) => line.lineId),
  )

  const ends: number[] = []
  for (const { line, window } of held) {
    const known = rows.find((row) => row.line_id === line.lineId)
    const end = await holdLine(trx, { customerId, line, window, known, holdMs, maxRenewals: settings.maxHoldRenewals })
    if (end > now()) ends.push(end.getTime())
  }
  return { expiresAt: ends.length > 0 ? new Date(Math.min(...ends)) : null, refusals }
}

/** Which lines can be had together: each counts as promised for those after it. One statement per product. */
export async function planLines(db: Knex, customerId: string | null, lines: readonly HeldLine[]): Promise<HoldPlan> {
  const desks = new Map<string, ProductDesk>()
  const result: HoldPlan = { settings: null, possible: [], refusals: [] }
  for (const line of lines) {
    const product = desks.get(line.productId) ?? (await openProductDesk(db, line.productId, customerId))
    if (!product) throw new UnknownRentalProductError(line.productId)
    result.settings ??= product.settings
    const desk = deskFor(product, line.deliveryTypeId)
    const refusal = refusalOf(desk, line.period)
    if (refusal) {
      desks.set(line.productId, product)
      result.refusals.push({ ...refusal, lineId: line.lineId })
    } else {
      const window = desk.windowOf(line.period)
      desks.set(line.productId, withPromises(product, [window]))
      result.possible.push({ line, window })
    }
  }
  return result
}

interface LineToHold {
  customerId: string
  line: HeldLine
  window: Window
  known: HoldRow | undefined
  holdMs: number
  maxRenewals: number
}

/**
 * Holds anew, renews, or leaves as it is. A hold that ended less than a hold's time ago counts on, so that waiting for the
 * end and asking again is a renewal too.
 */
async function holdLine(
  trx: Knex.Transaction,
  { customerId, line, window, known, holdMs, maxRenewals }: LineToHold,
): Promise<Date> {
  const { first, last } = daysOfWindow(window)
  const at = now().getTime()
  const isSame = known?.window_start === first && known.window_end === last
  if (known && isSame) {
    const left = known.expires_at.getTime() - at
    if (left > holdMs / 2 || known.renewals >= maxRenewals) return known.expires_at
    return write(known.renewals + 1)
  }
  return write(0)

  async function write(renewals: number) {
    const expiresAt = new Date(at + holdMs)
    await trx("rental_hold").where({ customer_id: customerId, line_id: line.lineId }).delete()
    await trx("rental_hold").insert({
      id: generateEntityId(undefined, "rhold"),
      customer_id: customerId,
      line_id: line.lineId,
      product_id: line.productId,
      window_start: first,
      window_end: last,
      expires_at: expiresAt,
      renewals,
      created_at: now(),
    })
    return expiresAt
  }
}

/** After a hold's time beyond their end holds count for nothing, not even as renewed. */
async function forgetOldHolds(trx: Knex.Transaction, customerId: string, holdMs: number): Promise<void> {
  const before = new Date(now().getTime() - holdMs)
  await trx("rental_hold").where({ customer_id: customerId }).where("expires_at", "<=", before).delete()
}

/** Ends the customer's live holds, save those of the lines named. The rows stay, so that renewals are counted on. */
export async function endHolds(db: Knex, customerId: string, exceptLineIds: readonly string[] = []): Promise<void> {
  await db("rental_hold")
    .where({ customer_id: customerId })
    .whereNotIn("line_id", exceptLineIds)
    .where("expires_at", ">", now())
    .update({ expires_at: now() })
}
