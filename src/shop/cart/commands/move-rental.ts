import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type CatalogueSnapshot, catalogueSnapshot } from "#area/catalogue"
import { lineWire } from "#area/lines"
import { shopSettings } from "#area/settings"
import { discountFor } from "#area/special-prices"
import { fromWireMoney, type Rappen, toWireMoney } from "#kernel/money"
import { fieldsOf } from "#kernel/wire/fields-of"
import { message } from "#kernel/wire/message"
import { now } from "#platform/clock"
import { notFound, refuse, refused } from "#platform/refusal"
import { chargeFacts, type LineCharge } from "#shop/lines/rules/line-charge"
import type { RentalLineTerms, ShopLine } from "#shop/lines/rules/shop-line"
import type { DiscountOf } from "#shop/special-prices/rules/discount"
import type { Texts } from "#texts/texts"
import { hasAgreedPrice, hasFixedPeriod } from "../queries/current-offer"
import { countCart, readCart } from "../queries/read-cart"
import { type AddToCartAnswer, type PeriodOffer, periodOffer } from "../wire/cart"
import { rentalAtDiscount } from "./at-discount"
import { lockLine, tokenOfLine } from "./found-line"
import { setTerms } from "./line-changes"
import { unquoteCompanions } from "./lines-to-order"
import { assertPeriodIsFree } from "./period-check"
import { rentalLineTerms } from "./rental-line-terms"

export interface RentalMove {
  lineId: string
  start: unknown
  end: unknown
  customerId: string | null
}

interface FreeMove {
  token: string
  /** Whose cart it is, if anybody's. */
  customerId: string | null
  line: ShopLine
  terms: RentalLineTerms
  charges: readonly LineCharge[]
  catalogue: CatalogueSnapshot
}

/**
 * What a rental line would cost in another period, with the same delivery and services, at today's prices: nothing changes.
 * @throws Refusal as `moveRental`
 */
export async function offerMove(scope: MedusaContainer, move: RentalMove, texts: Texts): Promise<PeriodOffer> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const free = await freeMove(scope, db, move)
  const { unitPrice, facts } = pricedMove(free, await discountFor(db, free.customerId))
  const line: ShopLine = {
    ...free.line,
    rental: free.terms,
    quote: null,
    special: null,
    ...facts,
    unitPrice,
    total: unitPrice,
  }
  return fieldsOf(periodOffer, { ...lineWire(line, texts), difference: toWireMoney(unitPrice - free.line.total) })
}

/**
 * Gives a rental line another period, with the same delivery and services, at today's prices. A refused period, and its own one at an
 * agreed price, leave the line as it was. What was promised by a delivery or with a service that is had no more has its own days alone.
 * @param confirmed the sum that the customer was shown for it; who sends none takes it at the sum there is
 * @throws Refusal 404 for an unknown line, 400 keyed by the wrong day or for such terms, 409 for a taken period or another sum
 * @see docs/decisions/346-a-promise-has-its-own-days.md
 */
export async function moveRental(
  scope: MedusaContainer,
  move: RentalMove,
  confirmed?: string,
): Promise<AddToCartAnswer> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const free = await freeMove(scope, db, move)
  const { token, line, charges, catalogue } = free
  if (hasItsPrice(free)) return { item: line.id, quantity: line.quantity, total_quantity: await countCart(db, token) }
  return db.transaction(async (trx) => {
    const { cartId, customerId } = await lockLine(trx, "rental", line.id)
    const discountOf = await discountFor(trx, customerId ?? move.customerId)
    const { unitPrice, facts } = pricedMove(free, discountOf)
    refuseAnotherSum(unitPrice, confirmed)
    const pricedAt = now().toISOString()
    await setTerms(trx, line.id, {
      unitPrice,
      facts: { category: line.category, priced_at: pricedAt, ...chargeFacts(charges), ...facts },
    })
    await unquoteCompanions(trx, { cartId, line }, catalogue, discountOf)
    return { item: line.id, quantity: line.quantity, total_quantity: await countCart(trx, token) }
  })
}

async function freeMove(scope: MedusaContainer, db: Knex, move: RentalMove): Promise<FreeMove> {
  const token = await tokenOfLine(db, move.lineId)
  const cart = token === null ? null : await readCart(db, token)
  const line = cart?.lines.find(({ id }) => id === move.lineId)
  if (!token || !cart || !line?.rental) throw notFound()
  const { terms, charges, catalogue } = await movedTerms(scope, line.productId, line.rental, move)
  await assertPeriodIsFree(scope, { token, customerId: move.customerId }, line.productId, terms, line.id)
  return { token, customerId: cart.customerId ?? move.customerId, line, terms, charges, catalogue }
}

/** An agreed price is for the line's own days: who sends these has it still. */
const hasItsPrice = ({ line, terms }: FreeMove): boolean =>
  hasAgreedPrice(line) &&
  line.rental?.period.start === terms.period.start &&
  line.rental.period.end === terms.period.end

const pricedMove = ({ line, terms }: FreeMove, discountOf: DiscountOf) =>
  rentalAtDiscount(terms, discountOf({ productId: line.productId, kind: "rental" }))

function refuseAnotherSum(sum: Rappen, confirmed: string | undefined): void {
  if (confirmed === undefined || fromWireMoney(confirmed) === sum) return
  throw refuse(message("cart.period_price_changed"), { status: 409, extra: { code: "price_changed", items: [] } })
}

async function movedTerms(
  scope: MedusaContainer,
  productId: string,
  terms: RentalLineTerms,
  { start, end }: RentalMove,
) {
  const [catalogue, settings] = await Promise.all([catalogueSnapshot(scope), shopSettings(scope)])
  const product = catalogue.products.get(productId)
  if (product?.kind !== "rental" || product.isInactive) throw refused("cart.product_inactive")
  if (hasFixedPeriod({ rental: terms }, catalogue)) throw refused("cart.terms_gone")
  const services = { ids: terms.services.map(({ id }) => id), field: "productservices", areKept: true }
  const wish = { start, end, deliveryId: terms.delivery.id, services }
  return { terms: rentalLineTerms(catalogue, settings.rental, product, wish), charges: product.charges, catalogue }
}
