import { extensions } from "#config/extensions/index"
import type { ChargedProduct } from "#extension/charge"
import type { Extension } from "#extension/define-extension"
import type { ExtensionRate } from "#extension/rates"
import type { RentalRate } from "#shop/rental/rules/rental-rates"
import { MOST_RATE_DAYS } from "../rules/product-limits"

/** @throws Error naming the extension, as nothing is rented out at a price that can't be paid */
function checked(extension: string, { days, price }: ExtensionRate): RentalRate {
  const isLength = Number.isInteger(days) && days >= 2 && days <= MOST_RATE_DAYS
  if (!isLength || !Number.isSafeInteger(price) || price <= 0)
    throw new Error(
      `A rate of ${extension} is ${days} days for ${price}: 2 to ${MOST_RATE_DAYS} days, whole Rappen above 0`,
    )
  return { days, price }
}

/** Rates of a rental product, the shortest first: staff's, and for other numbers of days the cheapest that extensions have. What is free needs none. */
export function ratesWithExtensions(
  product: ChargedProduct,
  own: readonly RentalRate[],
  listed: readonly Pick<Extension, "name" | "rates">[] = extensions(),
): RentalRate[] {
  if (product.pricePerDay === 0) return [...own].sort((a, b) => a.days - b.days)
  const rates = new Map(own.map((rate) => [rate.days, rate]))
  const others = listed
    .flatMap(({ name, rates: rule }) => rule?.({ ...product }).map((rate) => checked(name, rate)) ?? [])
    .sort((a, b) => a.price - b.price)
  for (const rate of others) if (!rates.has(rate.days)) rates.set(rate.days, rate)
  return [...rates.values()].sort((a, b) => a.days - b.days)
}
