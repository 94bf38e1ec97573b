import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { CalendarDay } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import type { RentalChangeKind } from "../rules/change-kinds"
import type { RentalPeriod } from "../rules/rental-period"
import type { PricedService } from "../rules/service-price"
import type { ChangeActor } from "../wire/reservation"
import { now } from "./clock"

export interface RentalChangeDetails {
  period_before: RentalPeriod
  /** Null when the rental ended. */
  period_after: RentalPeriod | null
  /** Chargeable days that the fee is computed from: all of a cancelled rental, the further ones of an extension. */
  days: number
  price_per_day: Rappen
  /** Of an extension: what of the fee services come to, if some grow. */
  services?: (PricedService & { name: string })[]
  /** Of a cancellation: working days strictly between its day and the start. */
  working_days_before?: number
  /** Of a damage: by which it is known when it is sent again, and its photos. */
  key?: string
  photos?: string[]
  /** Of a waiver: what would have been, or was, charged. */
  waived?: Rappen
  /** Of a refund: what is given back of a deposit. */
  refunded?: Rappen
}

export interface NewRentalChange {
  orderId: string
  orderLineId: string
  reservationId: string
  kind: RentalChangeKind
  day: CalendarDay
  /** Without VAT: owed in place of the line for a cancellation, on top of the order for all else. */
  fee: Rappen
  percent: number | null
  details: RentalChangeDetails
  actor: ChangeActor
  /** Of a damage: what it is. Of a missing part: which, and how many. Of a waiver: why. Of a refund: why not all of it. */
  note?: string
  /** Of a waiver: the change whose fee it takes back. */
  waives?: string | null
}

export interface RentalChange extends NewRentalChange {
  id: string
  note: string
  waives: string | null
  createdAt: Date
}

interface ChangeRow {
  id: string
  order_id: string
  order_line_id: string
  reservation_id: string
  kind: RentalChangeKind
  day: CalendarDay
  fee: Rappen
  percent: number | null
  details: RentalChangeDetails
  actor_type: ChangeActor["type"]
  actor_id: string
  note: string
  waives: string | null
  created_at: Date
}

const fromRow = (row: ChangeRow): RentalChange => ({
  id: row.id,
  orderId: row.order_id,
  orderLineId: row.order_line_id,
  reservationId: row.reservation_id,
  kind: row.kind,
  day: row.day,
  fee: row.fee,
  percent: row.percent,
  details: row.details,
  actor: { type: row.actor_type, id: row.actor_id },
  note: row.note,
  waives: row.waives,
  createdAt: row.created_at,
})

/** Writes a change next to what it changes, in the caller's transaction. @returns its id */
export async function recordChange(trx: Knex.Transaction, change: NewRentalChange): Promise<string> {
  const id = generateEntityId(undefined, "rchg")
  await trx("rental_change").insert({
    id,
    order_id: change.orderId,
    order_line_id: change.orderLineId,
    reservation_id: change.reservationId,
    kind: change.kind,
    day: change.day,
    fee: change.fee,
    percent: change.percent,
    details: JSON.stringify(change.details),
    actor_type: change.actor.type,
    actor_id: change.actor.id,
    note: change.note ?? "",
    waives: change.waives ?? null,
    created_at: now(),
    updated_at: now(),
  })
  return id
}

/** Changes of orders, oldest first. */
export async function changesOfOrders(db: Knex, orderIds: readonly string[]): Promise<RentalChange[]> {
  const rows = await db<ChangeRow>("rental_change")
    .whereRaw("order_id = any(?)", [[...orderIds]])
    .whereNull("deleted_at")
    .orderBy(["created_at", "id"])
  return rows.map(fromRow)
}

/** @returns null for an unknown id */
export async function changeById(db: Knex, id: string): Promise<RentalChange | null> {
  const row = await db<ChangeRow>("rental_change").where({ id }).first()
  return row ? fromRow(row) : null
}
