import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { CalendarDay } from "#kernel/calendar-day"
import type { ChecklistItem, ProtocolKind } from "../../rules/hand-over/protocol"
import { now } from "../clock"

/** What was found when a unit changed hands, as it is stored. */
export interface RentalProtocol {
  id: string
  reservation_id: string
  order_id: string | null
  order_line_id: string | null
  kind: ProtocolKind
  day: CalendarDay
  product: string
  serial_number: string
  checklist: ChecklistItem[]
  note: string
  /** What of the set changed hands, as its paper says it. */
  parts: readonly unknown[]
  /** Ids of private files. */
  photos: string[]
  signer: string
  signature_id: string | null
  unsigned_reason: string
  staff_id: string
  /** Of an exchange: serial number of the unit that went the other way, and why. */
  other_serial_number: string | null
  swap_reason: string
  created_at: Date
}

export interface NewRentalProtocol
  extends Omit<RentalProtocol, "id" | "created_at" | "order_id" | "order_line_id" | "product" | "serial_number"> {
  /** What the product is called now, or an expression that says so: the engine knows no names. */
  product: string | Knex.Raw
}

/** Writes it next to what it records, in the caller's transaction, with what the unit is called now. @returns its id */
export async function recordProtocol(trx: Knex.Transaction, protocol: NewRentalProtocol): Promise<string> {
  const id = generateEntityId(undefined, "rprot")
  await trx.raw(
    `insert into rental_protocol (id, reservation_id, order_id, order_line_id, kind, day, product, serial_number, checklist,
        note, photos, signer, signature_id, unsigned_reason, staff_id, other_serial_number, swap_reason, parts, created_at, updated_at)
     select :id, r.id, r.order_id, r.order_line_id, :kind, :day, :product, u.serial_number,
        :checklist, :note, :photos, :signer, :signature_id, :unsigned_reason, :staff_id, :other_serial_number, :swap_reason, :parts, :at, :at
       from rental_reservation r
       join rental_unit u on u.id = r.unit_id
      where r.id = :reservation_id`,
    {
      ...protocol,
      id,
      checklist: JSON.stringify(protocol.checklist),
      photos: JSON.stringify(protocol.photos),
      parts: JSON.stringify(protocol.parts),
      at: now(),
    },
  )
  return id
}

const protocols = (db: Knex) =>
  db<RentalProtocol & { deleted_at: Date | null }>("rental_protocol")
    .whereNull("deleted_at")
    .orderBy(["created_at", "id"])

/** Of rentals in their order, with those of the units that were exchanged during them: each with the id of its rental. */
export async function protocolsOfReservations(
  db: Knex,
  reservationIds: readonly string[],
): Promise<(RentalProtocol & { rental_id: string })[]> {
  const { rows } = await db.raw<{ rows: (RentalProtocol & { rental_id: string })[] }>(
    `select p.*, coalesce(r.swapped_out_of, r.id) as rental_id
       from rental_reservation r join rental_protocol p on p.reservation_id = r.id and p.deleted_at is null
      where r.id = any(:ids) or r.swapped_out_of = any(:ids)
      order by p.created_at, p.id`,
    { ids: [...reservationIds] },
  )
  return rows
}

/** Of orders, oldest first. */
export const protocolsOfOrders = (db: Knex, orderIds: readonly string[]): Promise<RentalProtocol[]> =>
  protocols(db).whereRaw("order_id = any(?)", [[...orderIds]])

/** @returns null for an unknown id */
export const protocolById = async (db: Knex, id: string): Promise<RentalProtocol | null> =>
  (await protocols(db).where({ id }).first()) ?? null

/** Those there are, oldest first. */
export const protocolsById = (db: Knex, ids: readonly string[]): Promise<RentalProtocol[]> =>
  protocols(db).whereRaw("id = any(?)", [[...ids]])
