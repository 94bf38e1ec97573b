import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { PlanConflict } from "../../contract/staff-plan"
import { invalidField, notFound, ShopError } from "../../lib/shop-error"
import { UnitTakenError, UnknownReservationError, UnknownUnitError } from "../../modules/rental/errors"
import { inOneTransaction } from "../checkout/one-transaction"

const TAKEN = "Das Gerät ist in dieser Zeit vergeben, und nicht alles davon kann auf ein anderes Gerät ausweichen."

/**
 * A change by staff to what stands on units, with its audit entry, in one transaction.
 * @throws ShopError 404 for what isn't there or can't be changed any more, 400 keyed `unit_id`, 409 with the conflicts
 */
export async function changeFleet<Result>(
  scope: MedusaContainer,
  act: (trx: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await inOneTransaction(scope, ({ trx }) => act(trx))
  } catch (error) {
    throw refusalOf(error)
  }
}

function refusalOf(error: unknown): unknown {
  if (error instanceof UnknownReservationError) return notFound()
  if (error instanceof UnknownUnitError) return invalidField("unit_id", "Dieses Gerät gibt es nicht.")
  if (!(error instanceof UnitTakenError)) return error
  const body: PlanConflict = { non_field_errors: [TAKEN], conflicts: [...error.reservationIds] }
  return new ShopError(409, { ...body })
}
