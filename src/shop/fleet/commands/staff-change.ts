import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type Message, message } from "#kernel/wire/message"
import { momentOf } from "#platform/moment"
import { conflict, invalidField, notFound, Refusal } from "#platform/refusal"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import {
  type HeldDays,
  SameUnitError,
  SerialNumberTakenError,
  SwapKeyUsedError,
  UnitOutOfServiceError,
  UnitTakenError,
  UnknownRentalProductError,
  UnknownReservationError,
  UnknownUnitError,
} from "#shop/rental/rules/errors"
import type { PlanConflict } from "../wire/staff-plan"

/** Says more about an error than this does; what it doesn't know it returns. */
type Explain = (error: unknown) => Promise<unknown>

/**
 * A change by staff to what is on units, with its audit entry, in one transaction.
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

/** The same for what needs no more than the transaction and who asks. */
export const fleetByStaff =
  <Asked extends unknown[], Result = void>(
    act: (trx: Knex.Transaction, staffId: string, ...asked: Asked) => Promise<Result>,
  ) =>
  (scope: MedusaContainer, staffId: string, ...asked: Asked): Promise<Result> =>
    changeFleet(scope, (trx) => act(trx, staffId, ...asked))

/** The refusal that an error about rentals and units is. @param unitField what the request calls the unit */
export function refusalOf(error: unknown, unitField: string): unknown {
  if (error instanceof UnknownReservationError) return notFound()
  if (error instanceof UnknownUnitError) return invalidField(unitField, "fleet.no_such_unit")
  if (error instanceof UnknownRentalProductError) return invalidField("product_id", "rental.not_rented_out")
  if (error instanceof SerialNumberTakenError) return invalidField("serial_number", "fleet.serial_number_taken")
  if (error instanceof SameUnitError) return invalidField(unitField, "fleet.same_unit")
  if (error instanceof SwapKeyUsedError) return conflict("fleet.swap_key_used")
  if (error instanceof UnitOutOfServiceError) return invalidField(unitField, "fleet.out_of_service")
  if (!(error instanceof UnitTakenError)) return error
  const extra: Omit<PlanConflict, "non_field_errors"> = { conflicts: [...error.reservationIds] }
  const non_field_errors = [message("fleet.unit_taken"), ...error.held.map(heldForOthers)]
  return new Refusal({ non_field_errors }, { status: 409, extra })
}

/** Who holds isn't known where units are: staff see it at their holds and on the wait list. */
export const heldForOthers = ({ start, end, until }: HeldDays): Message =>
  message("fleet.held_for_others", { period: { start, end }, until: momentOf(until) })
