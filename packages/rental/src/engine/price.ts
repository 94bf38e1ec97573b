import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { UnknownDeliveryTypeError } from "#shop/rental/rules/errors"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { rentalPrice } from "#shop/rental/rules/rental-price"
import type { RentalRate } from "#shop/rental/rules/rental-rates"
import { currencyCode, fromPieces, toPieces } from "./currency"

/** Prices are as Medusa keeps them: 99.9 of a currency. */
export interface PriceQuestion {
  period: RentalPeriod
  deliveryTypeId: string
  pricePerDay: number
  /** What several chargeable days cost together. */
  rates?: readonly RentalRate[]
}

export interface PriceAnswer {
  /** "chf" */
  currencyCode: string
  chargeableDays: number
  rent: number
  delivery: number
  total: number
}

/** @throws UnknownDeliveryTypeError */
export async function priceOf(
  db: Knex,
  { period, deliveryTypeId, pricePerDay, rates = [] }: PriceQuestion,
): Promise<PriceAnswer> {
  const type = await db("rental_delivery_type").where({ id: deliveryTypeId, deleted_at: null }).first("price_rappen")
  if (!type) throw new UnknownDeliveryTypeError(deliveryTypeId)
  const { chargeableDays, rent, delivery, total } = rentalPrice(period, {
    pricePerDay: toPieces(pricePerDay),
    rates: rates.map(({ days, price }) => ({ days, price: toPieces(price) })),
    delivery: type.price_rappen,
    services: [],
  })
  return {
    currencyCode: currencyCode(),
    chargeableDays,
    rent: fromPieces(rent),
    delivery: fromPieces(delivery),
    total: fromPieces(total),
  }
}
