import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { periodConflictError, type RentalService } from "#area/rental"
import { refused } from "#platform/refusal"
import type { RentalLineTerms } from "#shop/lines/rules/shop-line"
import { UnknownRentalProductError } from "#shop/rental/rules/errors"

import { periodRequest } from "../queries/period-request"
import { rentalsInCart } from "../queries/read-cart"

interface Asker {
  token: string
  customerId: string | null
}

/**
 * The period must be free next to the rentals of the same product that the cart has already.
 * @param exceptLineId a line that these terms are to replace
 * @throws Refusal 400 for what isn't rented out, 409 with the reason and the next possible periods
 */
export async function assertPeriodIsFree(
  scope: MedusaContainer,
  { token, customerId }: Asker,
  productId: string,
  terms: RentalLineTerms,
  exceptLineId?: string,
): Promise<void> {
  const cart = await rentalsInCart(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), token, productId)
  const question = {
    ...periodRequest(productId, terms),
    customerId: customerId ?? cart.customerId,
    alongside: cart.rentals
      .filter(({ id }) => id !== exceptLineId)
      .map(({ rental }) => periodRequest(productId, rental)),
    lineIds: cart.rentals.map(({ id }) => id),
  }
  const answer = await scope.resolve<RentalService>("rental").checkPeriod(question).catch(notRentedOut)
  if (!answer.ok) throw periodConflictError(answer)
}

/** Listed by a catalogue that is ahead of the rental module. */
function notRentedOut(error: unknown): never {
  throw error instanceof UnknownRentalProductError ? refused("cart.product_inactive") : error
}
