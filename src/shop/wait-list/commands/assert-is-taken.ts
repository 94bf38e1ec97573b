import type { MedusaContainer } from "@medusajs/framework/types"
import type { CatalogueSnapshot } from "#area/catalogue"
import { periodConflictError, type RentalService } from "#area/rental"
import { shopSettings } from "#area/settings"
import { message } from "#kernel/wire/message"
import { conflict, refuse } from "#platform/refusal"
import { type Wish, wantedPeriods } from "../rules/wanted-periods"

export interface WantedRental extends Wish {
  productId: string
  deliveryTypeId: string
}

/** The delivery types by which the shop rents a product out; none where it doesn't. */
export function waysOf({ products, deliveryTypes }: CatalogueSnapshot, productId: string): ReadonlySet<string> {
  const product = products.get(productId)
  const canBeHad = product?.kind === "rental" && !product.isInactive
  return new Set(canBeHad ? deliveryTypes.map(({ id }) => id) : [])
}

/**
 * An offer holds a unit for a day: nobody gets one for what he can order at once, for what a checkout holds for some minutes, which may be
 * his own, or waits for what he can never have.
 * @throws Refusal 409
 */
export async function assertIsTaken(scope: MedusaContainer, { productId, deliveryTypeId, ...wish }: WantedRental) {
  const question = { productId, deliveryTypeId, periods: wantedPeriods(wish) }
  const rental = scope.resolve<RentalService>("rental")
  const free = await rental.firstPossible(question)
  if (free) {
    const alternatives = [{ rentalstartdate: free.start, rentalenddate: free.end }]
    throw refuse(message("waitlist.free", { period: free }), { status: 409, extra: { alternatives } })
  }
  const ordered = await rental.firstPossible({ ...question, areCheckoutsOver: true })
  if (ordered) {
    const { holdMinutes: minutes } = (await shopSettings(scope)).rental
    throw conflict("waitlist.being_ordered", { period: ordered, minutes })
  }
  const bar = await rental.barOfAll(question)
  if (bar) throw periodConflictError(bar)
}
