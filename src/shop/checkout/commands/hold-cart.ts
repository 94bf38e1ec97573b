import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { heldLines, readCart } from "#area/cart"
import { catalogueSnapshot } from "#area/catalogue"
import { periodConflictError, type RentalService } from "#area/rental"
import { shopSettings } from "#area/settings"
import { now } from "#platform/clock"
import { notFound } from "#platform/refusal"
import type { HoldAnswer } from "../wire/checkout"
import { assertMayRent } from "./rent-limit"

export interface CartHolder {
  token: string
  customerId: string
}

const NOTHING_HELD: HoldAnswer = { expires_at: null, expires_in_s: null, renewable_in_s: null, not_held: [] }

/**
 * Holds the periods of the cart's rentals for the customer who opened the checkout.
 * @throws Refusal 404 for another customer's cart; 409 naming the first line whose period is gone, the others are held,
 *   or for more than a new customer may rent with what he has asked for
 * @see ruling 4
 */
export async function holdCart(scope: MedusaContainer, { token, customerId }: CartHolder): Promise<HoldAnswer> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [catalogue, limits, cart] = await Promise.all([
    catalogueSnapshot(scope),
    shopSettings(scope),
    ownCart(scope, { token, customerId }),
  ])
  const lines = cart?.lines ?? []
  const { expiresAt, renewableFrom, notHeld, refusals } = await db.transaction(async (trx) => {
    await assertMayRent(trx, { customerId, lines }, { limits })
    return scope.resolve<RentalService>("rental").hold(trx, { customerId, lines: heldLines(lines, catalogue) })
  })
  const [lost] = refusals
  if (lost) throw periodConflictError(lost, lost.lineId)
  if (expiresAt === null) return { ...NOTHING_HELD, not_held: notHeld }
  const secondsTo = (instant: Date) => Math.max(0, (instant.getTime() - now().getTime()) / 1000)
  return {
    expires_at: expiresAt.toISOString(),
    expires_in_s: Math.floor(secondsTo(expiresAt)),
    renewable_in_s: renewableFrom && Math.ceil(secondsTo(renewableFrom)),
    not_held: notHeld,
  }
}

/** Lets go of what the customer holds, for one who left the checkout. */
export async function releaseCart(scope: MedusaContainer, holder: CartHolder): Promise<HoldAnswer> {
  await ownCart(scope, holder)
  await scope.resolve<RentalService>("rental").releaseHolds(holder.customerId)
  return NOTHING_HELD
}

async function ownCart(scope: MedusaContainer, { token, customerId }: CartHolder) {
  const cart = await readCart(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), token)
  if (cart?.customerId && cart.customerId !== customerId) throw notFound()
  return cart
}
