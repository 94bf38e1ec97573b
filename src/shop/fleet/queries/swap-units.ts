import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { notFound } from "#platform/refusal"
import { addressName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import { readSwapChoices } from "#shop/rental/data/units/swap-choices"
import { UnknownReservationError } from "#shop/rental/rules/errors"
import type { SwapChoice } from "#shop/rental/rules/hand-over/swap"
import type { StaffSwap, SwapConflict, SwapUnit } from "../wire/staff-swap"

const ORDER: Record<SwapChoice["state"], number> = { free: 0, yields: 1, taken: 2 }

/** The units that could take the place of the one that a rental has. Five statements. @throws Refusal 404 for what isn't a rental */
export async function swapUnits(db: Knex, id: string): Promise<StaffSwap> {
  const choices = await readSwapChoices(db, id).catch((error) => {
    throw error instanceof UnknownReservationError ? notFound() : error
  })
  const [units, conflicts] = await Promise.all([
    unitsOf(
      db,
      id,
      choices.map(({ unitId }) => unitId),
    ),
    conflictsOf(
      db,
      choices.flatMap((choice) => choice.conflicts),
    ),
  ])
  const listed = choices.flatMap(({ unitId, state, conflicts: ids }) => {
    const unit = units.find(({ unit_id }) => unit_id === unitId)
    return unit ? [{ ...unit, state, conflicts: conflicts.filter((one) => ids.includes(one.reservation_id)) }] : []
  })
  const rank = ({ state, waits_for_inspection }: SwapUnit) => 2 * ORDER[state] + Number(waits_for_inspection)
  return { units: listed.sort((a, b) => rank(a) - rank(b)) }
}

type Unit = Omit<SwapUnit, "state" | "conflicts">

async function unitsOf(db: Knex, reservationId: string, ids: readonly string[]): Promise<Unit[]> {
  const { rows } = await db.raw<{ rows: Unit[] }>(
    `select u.id as unit_id, u.serial_number,
            exists (select from rental_inspection i where i.unit_id = u.id and i.inspected_at is null) as waits_for_inspection,
            case when u.calibration_due < r.end_day then u.calibration_due::text end as calibration_ends_on
       from rental_unit u, rental_reservation r
      where u.id = any(:ids) and r.id = :reservationId`,
    { ids: [...ids], reservationId },
  )
  return rows
}

async function conflictsOf(db: Knex, ids: readonly string[]): Promise<SwapConflict[]> {
  const { rows } = await db.raw<{ rows: SwapConflict[] }>(
    `select r.id as reservation_id, r.kind, r.status = 'handed_over' as is_out, r.start_day::text as starts_on,
            r.end_day::text as ends_on, ${shopNumber("o")} as shop_number, ${addressName("a", "r.note")} as customer
       from rental_reservation r
       left join "order" o on o.id = r.order_id
       left join order_address a on a.id = o.billing_address_id
      where r.id = any(?)
      order by r.start_day, r.id`,
    [[...new Set(ids)]],
  )
  return rows
}
