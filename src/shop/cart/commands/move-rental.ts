import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { catalogueSnapshot } from "#area/catalogue"
import { shopSettings } from "#area/settings"
import { discountFor } from "#area/special-prices"
import { now } from "#platform/clock"
import { notFound, refused } from "#platform/refusal"
import { chargeFacts } from "#shop/lines/rules/line-charge"
import type { RentalLineTerms } from "#shop/lines/rules/shop-line"

import { countCart, readCart } from "../queries/read-cart"
import type { AddToCartAnswer } from "../wire/cart"
import { rentalAtDiscount } from "./at-discount"
import { lockLine, tokenOfLine } from "./found-line"
import { setTerms } from "./line-rows"
import { assertPeriodIsFree } from "./period-check"
import { rentalLineTerms } from "./rental-line-terms"

export interface RentalMove {
  lineId: string
  start: unknown
  end: unknown
  customerId: string | null
}

/**
 * Gives a rental line another period, with the same delivery and services, at today's prices. A refused period leaves the
 * line as it was.
 * @throws Refusal 404 for an unknown line, 400 keyed by the wrong day, 409 for a taken period
 */
export async function moveRental(scope: MedusaContainer, move: RentalMove): Promise<AddToCartAnswer> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const token = await tokenOfLine(db, move.lineId)
  const cart = token === null ? null : await readCart(db, token)
  const line = cart?.lines.find(({ id }) => id === move.lineId)
  if (!token || !line?.rental) throw notFound()
  const { terms, charges } = await movedTerms(scope, line.productId, line.rental, move)
  await assertPeriodIsFree(scope, { token, customerId: move.customerId }, line.productId, terms, line.id)
  return db.transaction(async (trx) => {
    const { customerId } = await lockLine(trx, "rental", line.id)
    const discountOf = await discountFor(trx, customerId ?? move.customerId)
    const { unitPrice, facts } = rentalAtDiscount(terms, discountOf({ productId: line.productId, kind: "rental" }))
    const pricedAt = now().toISOString()
    await setTerms(trx, line.id, {
      unitPrice,
      facts: { category: line.category, priced_at: pricedAt, ...chargeFacts(charges), ...facts },
    })
    return { item: line.id, quantity: line.quantity, total_quantity: await countCart(trx, token) }
  })
}

async function movedTerms(
  scope: MedusaContainer,
  productId: string,
  terms: RentalLineTerms,
  { start, end }: RentalMove,
) {
  const [catalogue, settings] = await Promise.all([catalogueSnapshot(scope), shopSettings(scope)])
  const product = catalogue.products.get(productId)
  if (!product || product.isInactive) throw refused("cart.product_inactive")
  const services = { ids: terms.services.map(({ id }) => id), field: "productservices" }
  const wish = { start, end, deliveryId: terms.delivery.id, services }
  return { terms: rentalLineTerms(catalogue, settings.rental, product, wish), charges: product.charges }
}
