import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { invalidField, notFound, Refusal } from "#platform/refusal"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import {
  SerialNumberTakenError,
  UnitOutOfServiceError,
  UnitTakenError,
  UnknownRentalProductError,
  UnknownReservationError,
  UnknownUnitError,
} from "#shop/rental/rules/errors"
import type { PlanConflict } from "../wire/staff-plan"

const TAKEN = "Das Gerät ist in dieser Zeit vergeben, und nicht alles davon kann auf ein anderes Gerät ausweichen."

/** Says more about an error than this does; what it doesn't know it returns. */
type Explain = (error: unknown) => Promise<unknown>

/**
 * A change by staff to what stands on units, with its audit entry, in one transaction.
 * @param unitField what the request calls the unit
 * @param explain asked first about what went wrong
 * @throws Refusal 404 for what isn't there or can't be changed any more, 400 keyed by the unit's field, 409 with the
 *   conflicts
 */
export async function changeFleet<Result>(
  scope: MedusaContainer,
  act: (trx: Knex.Transaction) => Promise<Result>,
  unitField = "unit_id",
  explain: Explain = async (error) => error,
): Promise<Result> {
  try {
    return await inOneTransaction(scope, ({ trx }) => act(trx))
  } catch (error) {
    throw refusalOf(await explain(error), unitField)
  }
}

function refusalOf(error: unknown, unitField: string): unknown {
  if (error instanceof UnknownReservationError) return notFound()
  if (error instanceof UnknownUnitError)
    return invalidField(unitField, "Ein solches Gerät gibt es bei diesem Produkt nicht.")
  if (error instanceof UnknownRentalProductError)
    return invalidField("product_id", "Dieses Produkt wird nicht vermietet.")
  if (error instanceof SerialNumberTakenError)
    return invalidField("serial_number", "Diese Seriennummer hat schon ein anderes Gerät.")
  if (error instanceof UnitOutOfServiceError) return invalidField(unitField, "Dieses Gerät ist ausser Betrieb.")
  if (!(error instanceof UnitTakenError)) return error
  const body: PlanConflict = { non_field_errors: [TAKEN], conflicts: [...error.reservationIds] }
  return new Refusal(409, { ...body })
}
