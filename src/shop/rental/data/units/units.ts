import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { resettle } from "../../rules/assignment/resettle"
import { SerialNumberTakenError, UnknownRentalProductError, UnknownUnitError } from "../../rules/errors"
import { readAvailability } from "../booking/product-availability"
import { lockProducts, moveToUnits } from "../booking/reserve"
import { now } from "../clock"

/** What staff enter about a unit. */
export interface UnitFields {
  serial_number: string
  note: string
  is_in_service: boolean
  /** The last day on which its calibration is valid. */
  calibration_due: CalendarDay | null
}

export interface UnitRow extends UnitFields {
  id: string
  product_id: string
  updated_at: Date
  /** Since when it has been retired: a unit's row stays for its history. */
  deleted_at: Date | null
}

/** @throws UnknownRentalProductError, SerialNumberTakenError */
export async function addUnit(trx: Knex.Transaction, productId: string, fields: UnitFields): Promise<string> {
  await lockProducts(trx, [productId])
  const product = await trx("rental_product").where({ product_id: productId, deleted_at: null }).first("product_id")
  if (!product) throw new UnknownRentalProductError(productId)
  const id = generateEntityId(undefined, "runit")
  const stamps = { created_at: now(), updated_at: now() }
  await ownSerialNumber(fields, trx("rental_unit").insert({ id, product_id: productId, ...fields, ...stamps }))
  return id
}

/** The unit, retired ones included; its product is locked first, in the order of every other change. @throws UnknownUnitError */
export async function lockedUnit(trx: Knex.Transaction, unitId: string): Promise<UnitRow> {
  const found = await trx("rental_unit").where({ id: unitId }).first("product_id")
  if (!found) throw new UnknownUnitError(unitId)
  await lockProducts(trx, [found.product_id])
  const { rows } = await trx.raw<{ rows: UnitRow[] }>(
    `select id, product_id, serial_number, note, is_in_service, calibration_due::text, updated_at, deleted_at
       from rental_unit where id = ? for update`,
    [unitId],
  )
  return rows[0]
}

/** @throws SerialNumberTakenError */
export const writeUnit = (
  trx: Knex.Transaction,
  unitId: string,
  fields: Partial<UnitRow> & Pick<UnitRow, "serial_number">,
) =>
  ownSerialNumber(
    fields,
    trx("rental_unit")
      .where({ id: unitId })
      .update({ ...fields, updated_at: now() }),
  )

/**
 * Gives the provisional reservations that stand on units out of service other units, as far as there are any.
 * @returns how many reservations moved, those that made room included
 */
export async function settleReservations(trx: Knex.Transaction, productId: string): Promise<number> {
  const availability = await readAvailability(trx, productId)
  if (!availability) return 0
  const moves = resettle(availability.situation.fleet)
  await moveToUnits(trx, moves)
  return moves.size
}

/** Ends a unit's blocks: those to come are taken back, one that has begun ends yesterday. */
export async function endBlocks(trx: Knex.Transaction, unitId: string, today: CalendarDay): Promise<void> {
  const blocks = () =>
    trx("rental_reservation")
      .where({ unit_id: unitId, status: "reserved", deleted_at: null })
      .whereNot({ kind: "rental" })
  const yesterday = addDays(today, -1)
  await blocks().where("window_start", ">=", today).update({ status: "cancelled", updated_at: now() })
  await blocks().where("end_day", ">=", today).update({ end_day: yesterday, window_end: yesterday, updated_at: now() })
}

/** Whether a customer has the unit. */
export const isOut = async (trx: Knex.Transaction, { id, product_id }: UnitRow): Promise<boolean> =>
  (await trx("rental_reservation")
    .where({ product_id, unit_id: id, status: "handed_over", deleted_at: null })
    .first("id")) !== undefined

const isTaken = (error: unknown): boolean =>
  error instanceof Error && "constraint" in error && error.constraint === "rental_unit_serial_number"

async function ownSerialNumber(
  { serial_number }: Pick<UnitFields, "serial_number">,
  writing: Promise<unknown> | Knex.QueryBuilder,
) {
  try {
    await writing
  } catch (error) {
    throw isTaken(error) ? new SerialNumberTakenError(serial_number) : error
  }
}
