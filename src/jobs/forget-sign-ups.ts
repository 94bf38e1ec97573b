import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetSignUps } from "#shop/accounts/commands/forget-sign-ups"
import { isHeldFor } from "#shop/checkout/data/staff-holds"
import { isQuoted } from "#shop/quotes/queries/quote-record"
import { customerStatus } from "#shop/rental/queries/open-rents"
import { discountsOf } from "#shop/special-prices/queries/discounts-of"

/** Staff have done something for the customer that would be lost. */
const isKept = async (trx: Knex.Transaction, customerId: string) =>
  (await isQuoted(trx, customerId)) ||
  (await isHeldFor(trx, customerId)) ||
  (await discountsOf(trx, customerId)).length > 0 ||
  (await customerStatus(trx, customerId)).isTrusted

export default (scope: MedusaContainer) => {
  const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
  return forgetSignUps(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), isKept, (customerId, error) =>
    logger.error(`Sign-up ${customerId} isn't forgotten: ${error instanceof Error ? error.message : String(error)}`),
  )
}

export const config = { name: "forget-sign-ups", schedule: "33 3 * * *" }
