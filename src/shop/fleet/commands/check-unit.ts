import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { handOver } from "#shop/rental/data/units/hand-over"
import type { UnitCheckBody, UnitChecked } from "../wire/staff-handover"
import { handoverRefusal } from "./handover-refusals"
import { changeFleet } from "./staff-change"

/** Carries the answer out of a transaction that is to leave nothing. */
class Tried extends Error {
  constructor(readonly answer: UnitChecked) {
    super("Tried only")
  }
}

/**
 * Whether the unit with this serial number could be handed over now: the hand-over itself is tried and rolled back, so that
 * both can't differ.
 * @throws Refusal as `handOverByStaff`
 */
export async function checkUnit(
  scope: MedusaContainer,
  id: string,
  { serial_number: serialNumber, is_exchanged: isExchanged }: UnitCheckBody,
): Promise<UnitChecked> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  try {
    return await changeFleet(
      scope,
      async (trx) => {
        const { before, unitId } = await handOver(trx, { reservationId: id, serialNumber, isExchanged })
        const unit = await trx("rental_unit").where({ id: unitId }).first("serial_number")
        throw new Tried({ serial_number: unit.serial_number, is_provided: unitId === before.unit_id })
      },
      "serial_number",
      (error) => handoverRefusal(db, id, error),
    )
  } catch (error) {
    if (error instanceof Tried) return error.answer
    throw error
  }
}
