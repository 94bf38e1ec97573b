import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type OrderedLine, periodRequest } from "#area/cart"
import { periodConflictError, type RentalService } from "#area/rental"
import { atOnce } from "#platform/sql/at-once"

import { PeriodUnavailableError } from "#shop/rental/rules/errors"

export interface RentalOwner {
  orderId: string
  customerId: string
}

/**
 * Reserves a unit for each rental line, all products locked in one order first.
 * @returns the writes of the last one, which go with the order's; those before it are written, since the next has to see them
 * @throws Refusal 409 naming the line whose period is gone, with the next possible ones
 */
export async function reserveRentals(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  lines: readonly OrderedLine[],
  { orderId, customerId }: RentalOwner,
): Promise<Knex.QueryBuilder[]> {
  const rentals = lines.flatMap(({ line, orderLineId }) =>
    line.rental ? [{ lineId: line.id, orderLineId, ...periodRequest(line.productId, line.rental) }] : [],
  )
  if (rentals.length === 0) return []
  const rental = scope.resolve<RentalService>("rental")
  await rental.lockProducts(
    trx,
    rentals.map(({ productId }) => productId),
  )
  let planned: Knex.QueryBuilder[] = []
  for (const request of rentals) {
    if (planned.length > 0) await atOnce(trx, planned)
    try {
      planned = (await rental.reservation(trx, { ...request, orderId, customerId })).writes
    } catch (error) {
      throw error instanceof PeriodUnavailableError ? periodConflictError(error.refusal, request.lineId) : error
    }
  }
  return planned
}
