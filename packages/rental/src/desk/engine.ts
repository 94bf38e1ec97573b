import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { RENTAL_MODULE } from "#shop/rental/data/index"
import * as refusals from "#shop/rental/rules/errors"
import type { RentalEngine } from "../engine/service"

export const engineOf = (scope: MedusaContainer) => scope.resolve<RentalEngine>(RENTAL_MODULE)

/**
 * What staff change, in one transaction.
 * @throws MedusaError with the engine's words for what it refuses: 404 for what isn't there, else 400
 */
export async function change<Result>(
  scope: MedusaContainer,
  work: (rental: RentalEngine, trx: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  const db: Knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  try {
    return await db.transaction((trx) => work(engineOf(scope), trx))
  } catch (error) {
    if (!(error instanceof Error && error.name in refusals)) throw error
    const { NOT_FOUND, NOT_ALLOWED } = MedusaError.Types
    throw new MedusaError(error.name.startsWith("Unknown") ? NOT_FOUND : NOT_ALLOWED, error.message)
  }
}
