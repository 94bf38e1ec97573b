import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { RentalService } from "#area/rental"
import type { FieldMessages } from "#kernel/wire/message"
import { isRefusal, Refusal } from "#platform/refusal"
import { inOneTransaction, isTransient } from "#platform/transaction/one-transaction"
import { handoverRefusal } from "../handover-refusals"
import { refusalOf } from "../staff-change"

/** What went wrong with one of several units. */
class AtUnit extends Error {
  constructor(
    readonly index: number,
    readonly id: string,
    readonly reason: unknown,
  ) {
    super("One of several units")
  }
}

export interface Together {
  trx: Knex.Transaction
  /** Does something about each of them in their order; what is refused is known to be about that one. */
  each<Unit extends { reservation_id: string }, Done>(
    units: readonly Unit[],
    act: (unit: Unit) => Promise<Done>,
  ): Promise<Done[]>
}

/**
 * A change of several rentals by staff in one transaction: all of them or none. Their products are locked first, at once.
 * @throws Refusal as for one rental, keyed `units.0.serial_number`; what belongs to no field `units.0.unit`
 */
export async function changeTogether<Done>(
  scope: MedusaContainer,
  ids: readonly string[],
  act: (together: Together) => Promise<Done>,
): Promise<Done> {
  try {
    return await inOneTransaction(scope, async ({ trx }) => {
      const productIds: string[] = await trx("rental_reservation").whereIn("id", ids).distinct().pluck("product_id")
      await scope.resolve<RentalService>("rental").lockProducts(trx, productIds)
      return act({ trx, each: inTheirOrder })
    })
  } catch (error) {
    throw error instanceof AtUnit ? await refusalAtUnit(scope, error) : error
  }
}

const inTheirOrder: Together["each"] = async (units, act) => {
  const done = []
  for (const [index, unit] of units.entries()) {
    const one = await act(unit).catch((error) => {
      throw isTransient(error) ? error : new AtUnit(index, unit.reservation_id, error)
    })
    done.push(one)
  }
  return done
}

async function refusalAtUnit(scope: MedusaContainer, { index, id, reason }: AtUnit): Promise<unknown> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const refusal = refusalOf(await handoverRefusal(db, id, reason), "serial_number")
  if (!isRefusal(refusal)) return refusal
  const messages: FieldMessages = {}
  for (const [field, said] of Object.entries(refusal.messages))
    messages[`units.${index}.${field === "non_field_errors" ? "unit" : field}`] = said
  return new Refusal(messages, { ...refusal, extra: refusal.extra })
}
