import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { type CalendarDay, toDayNumber } from "#kernel/calendar-day"
import { countedMs, grantFor, type HoldGrant, type HoldTerms } from "../../rules/limits/hold-grants"
import { daysOfWindow, type Window } from "../../rules/rental-window"
import { now } from "../clock"

interface GrantRow {
  product_id: string
  window_start: CalendarDay
  window_end: CalendarDay
  granted_at: Date
  ends_at: Date
}

export interface HeldTime {
  endsAt: Date
  /** From then on asking again holds it for longer; null where it never does. */
  renewableFrom: Date | null
}

/**
 * What a customer has been granted of late. The caller has locked the customer, so that nobody grants beside.
 * @returns how to grant more: until when the window of a product may be held and from when on for longer, or null
 */
export async function openGrants(trx: Knex.Transaction, customerId: string, terms: HoldTerms) {
  const at = now()
  const own = () =>
    trx<GrantRow & { id: string; customer_id: string }>("rental_hold_grant").where({ customer_id: customerId })
  await own()
    .where("ends_at", "<=", new Date(at.getTime() - countedMs(terms)))
    .delete()
  const known = (await own()).map(fromRow)

  return async function grant(productId: string, window: Window): Promise<HeldTime | null> {
    const ofProduct = known.filter((one) => one.productId === productId)
    const granted = grantFor(window, ofProduct, at.getTime(), terms)
    if (granted === null) return null
    const { grantedAt, endsAt, renewableFrom } = granted
    const isKnown = ofProduct.some((one) => one.grantedAt === grantedAt && isSame(one.window, window))
    if (!isKnown) {
      known.push({ productId, window, grantedAt, endsAt })
      const { first, last } = daysOfWindow(window)
      await trx("rental_hold_grant").insert({
        id: generateEntityId(undefined, "rgrant"),
        customer_id: customerId,
        product_id: productId,
        window_start: first,
        window_end: last,
        granted_at: new Date(grantedAt),
        ends_at: new Date(endsAt),
      })
    }
    return { endsAt: new Date(endsAt), renewableFrom: renewableFrom === null ? null : new Date(renewableFrom) }
  }
}

const isSame = (a: Window, b: Window) => a.first === b.first && a.last === b.last

const fromRow = (row: GrantRow): HoldGrant & { productId: string } => ({
  productId: row.product_id,
  window: { first: toDayNumber(row.window_start), last: toDayNumber(row.window_end) },
  grantedAt: row.granted_at.getTime(),
  endsAt: row.ends_at.getTime(),
})
