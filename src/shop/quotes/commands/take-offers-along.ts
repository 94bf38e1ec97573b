import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { openRentalsOf } from "#area/cart"
import { moveOffer } from "#area/rental"
import type { RentalLineTerms } from "#shop/lines/rules/shop-line"
import type { linesOfQuote } from "./lines-of-quote"

/**
 * What the wait list offered to a line in one of the customer's carts is held for the same rental of his quote: else nobody's cart
 * could order it but the one that was quoted.
 * @param before rentals in his carts before the quote's lines came
 */
export async function takeOffersAlong(
  trx: Knex.Transaction,
  before: Awaited<ReturnType<typeof openRentalsOf>>,
  lines: ReturnType<typeof linesOfQuote>,
): Promise<void> {
  for (const { id, line } of lines) {
    const { rental } = line.facts
    if (!rental) continue
    const same = before.filter((one) => one.productId === line.product.id && isSame(one.rental, rental))
    if (same.length === 0) continue
    await moveOffer(
      trx,
      same.map((one) => one.id),
      id,
    )
  }
}

const isSame = (one: RentalLineTerms, other: RentalLineTerms) =>
  one.period.start === other.period.start &&
  one.period.end === other.period.end &&
  one.delivery.id === other.delivery.id
