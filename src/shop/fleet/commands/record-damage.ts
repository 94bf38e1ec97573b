import { isDeepStrictEqual } from "node:util"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { claimFiles } from "#area/files"
import { lockOrder } from "#area/orders"
import type { RentalService } from "#area/rental"
import { calendarDay } from "#kernel/calendar-day"
import { fromWireMoney, type Rappen } from "#kernel/money"
import { recordAudit } from "#platform/audit/record"
import { today } from "#platform/clock"
import { enqueue } from "#platform/jobs/enqueue"
import { conflict, notFound, refused } from "#platform/refusal"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import type { DamageBody } from "../wire/staff-handover"

interface DamagedRental {
  id: string
  order_id: string | null
  order_line_id: string | null
  status: string
  start_day: string
  end_day: string
}

/**
 * Keeps a damage that was found after the unit came back, and charges it. Sent again with the same key, it is the same.
 * @throws Refusal 404 for a rental that isn't there or never went out, 400 for one without an order, 409 for a key that was used for
 *   another damage
 */
export const recordDamageByStaff = (
  scope: MedusaContainer,
  staffId: string,
  id: string,
  body: DamageBody,
): Promise<void> =>
  inOneTransaction(scope, async ({ trx }) => {
    const rental = await rentalOf(trx, id)
    if (rental.status !== "handed_over" && rental.status !== "returned") throw notFound()
    if (await isKnown(trx, id, body)) return
    const charge = await recordDamage(scope, trx, { rental, staffId }, body)
    await recordAudit(trx, {
      staffId,
      action: "rental.damage",
      subject: { type: "reservation", id },
      before: null,
      after: { order_id: rental.order_id, ...body, charge_rappen: charge },
    })
  })

/** Locks the order, so that nothing else changes what it costs, then the rental, so that its hand-over isn't undone meanwhile. */
async function rentalOf(trx: Knex.Transaction, id: string): Promise<DamagedRental> {
  const found = () =>
    trx<DamagedRental & { kind: string; deleted_at: null }>("rental_reservation")
      .where({ id, kind: "rental", deleted_at: null })
      .first("id", "order_id", "order_line_id", "status", "start_day", "end_day")
  const known = await found()
  if (known?.order_id) await lockOrder(trx, known.order_id)
  const rental = await found().forUpdate()
  if (!rental) throw notFound()
  return rental
}

/** Whether it is there already. @throws Refusal 409 if what is there under its key says something else */
async function isKnown(trx: Knex.Transaction, reservationId: string, { key, ...asked }: DamageBody): Promise<boolean> {
  const known = await trx<{ note: string; fee: Rappen; details: { photos: string[] } }>("rental_change")
    .where({ reservation_id: reservationId, kind: "damage" })
    .whereRaw("details->>'key' = ?", [key])
    .first("note", "fee", "details")
  if (!known) return false
  const { note: description, fee, details } = known
  const same = { description, charge: fee, photos: details.photos }
  if (!isDeepStrictEqual(same, { ...asked, charge: fromWireMoney(asked.charge) }))
    throw conflict("fleet.damage_key_used")
  return true
}

/** Writes a damage in the caller's transaction. @returns what it is charged with @throws Refusal 400 */
export async function recordDamage(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  { rental, staffId }: { rental: Omit<DamagedRental, "status">; staffId: string },
  { key, description, charge, photos }: DamageBody,
): Promise<Rappen> {
  const { order_id: orderId, order_line_id: orderLineId } = rental
  if (orderId === null || orderLineId === null) throw refused("fleet.damage_without_order")
  const period = { start: calendarDay(rental.start_day), end: calendarDay(rental.end_day) }
  const fee = fromWireMoney(charge)
  const changeId = await scope.resolve<RentalService>("rental").recordChange(trx, {
    orderId,
    orderLineId,
    reservationId: rental.id,
    kind: "damage",
    day: today(),
    fee,
    percent: null,
    details: { period_before: period, period_after: period, days: 0, price_per_day: 0, key, photos },
    actor: { type: "staff", id: staffId },
    note: description,
  })
  await claimFiles(trx, { ids: photos, use: "photo", owner: { type: "rental_change", id: changeId }, field: "photos" })
  await enqueue(trx, "rental-changed", { changeId }, { key: changeId })
  return fee
}
