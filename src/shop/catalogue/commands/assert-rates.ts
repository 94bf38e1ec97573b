import type { Rappen } from "#kernel/money"
import { type FieldMessages, type Message, message } from "#kernel/wire/message"
import { Refusal } from "#platform/refusal"
import type { RentalRate } from "#shop/rental/rules/rental-rates"

/**
 * @throws Refusal 400, keyed by the place in the list: two rates for the same days, one that is dearer than its days one by
 *   one, cheaper than a shorter one, or free
 */
export function assertRates(rates: readonly RentalRate[], pricePerDay: Rappen) {
  const errors: FieldMessages = {}
  for (const [index, { days, price }] of rates.entries()) {
    const isTaken = rates.findIndex((other) => other.days === days) < index
    const wrongPrice = priceMistake({ days, price }, rates, pricePerDay)
    if (isTaken) errors[`rates.${index}.days`] = [message("catalogue.rate_twice")]
    else if (wrongPrice) errors[`rates.${index}.price`] = [wrongPrice]
  }
  if (Object.keys(errors).length > 0) throw new Refusal(errors)
}

function priceMistake({ days, price }: RentalRate, rates: readonly RentalRate[], pricePerDay: Rappen): Message | null {
  const single = days * pricePerDay
  const shorter = Math.max(...rates.filter((other) => other.days < days).map((other) => other.price))
  if (price <= 0) return message("catalogue.rate_free")
  if (price > single) return message("catalogue.rate_above_days", { days, price: single })
  return price < shorter ? message("catalogue.rate_below_shorter", { price: shorter }) : null
}
