import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import { now } from "#platform/clock"
import { UnknownUnitError } from "#shop/rental/rules/errors"

/** What staff enter of a unit besides what concerns rentals; null for what nobody has entered. Money in Rappen without VAT. */
export interface UnitUpkeep {
  purchased_on: CalendarDay | null
  purchase_rappen: number | null
  /** What it is worth now. */
  value_rappen: number | null
  /** What its counter shows. */
  operating_hours: number | null
  /** It is serviced whenever so many months have passed, or hours. */
  interval_months: number | null
  interval_hours: number | null
  serviced_on: CalendarDay | null
  /** What the counter showed then. */
  serviced_at_hours: number | null
}

export interface StoredUpkeep extends UnitUpkeep {
  /** 0 for a unit of which nothing was entered yet. */
  version: number
}

const NOTHING: StoredUpkeep = {
  purchased_on: null,
  purchase_rappen: null,
  value_rappen: null,
  operating_hours: null,
  interval_months: null,
  interval_hours: null,
  serviced_on: null,
  serviced_at_hours: null,
  version: 0,
}

/** @throws UnknownUnitError */
export async function upkeepOf(db: Knex, unitId: string): Promise<StoredUpkeep> {
  const { rows } = await db.raw<{ rows: (StoredUpkeep & { is_there: boolean })[] }>(
    `select k.purchased_on::text, k.purchase_rappen, k.value_rappen, k.operating_hours, k.interval_months, k.interval_hours,
            k.serviced_on::text, k.serviced_at_hours, k.version
       from rental_unit u left join unit_upkeep k on k.unit_id = u.id where u.id = ?`,
    [unitId],
  )
  if (rows.length === 0) throw new UnknownUnitError(unitId)
  return rows[0].version === null ? NOTHING : rows[0]
}

/** The same until the end of the transaction, while nobody else changes it. @throws UnknownUnitError */
export async function lockedUpkeep(trx: Knex.Transaction, unitId: string): Promise<StoredUpkeep> {
  await trx("rental_unit").where({ id: unitId }).forShare().first("id")
  await trx.raw("select pg_advisory_xact_lock(hashtext('unit upkeep'), hashtext(?))", [unitId])
  return upkeepOf(trx, unitId)
}

export async function writeUpkeep(trx: Knex.Transaction, unitId: string, fields: StoredUpkeep): Promise<void> {
  const row = { ...fields, updated_at: now() }
  await trx("unit_upkeep")
    .insert({ ...row, unit_id: unitId })
    .onConflict("unit_id")
    .merge(row)
}
