import type { Rappen } from "#kernel/money"
import { priceEntry } from "#shop/catalogue/rules/price-entry"
import type { StaffProduct, StoredValues } from "#shop/catalogue/wire/staff-product"
import { type RentalRate, rentForDays } from "#shop/rental/rules/rental-rates"
import { samePriceUntil } from "#shop/rental/rules/same-price"

/** How many days the preview shows. */
const SHOWN_DAYS = [1, 5, 10, 20, 60]

/** Those that can be computed with already; the server says what is wrong with the others. */
export const typedRates = (rates: StoredValues["rates"]["rates"]): RentalRate[] =>
  rates.flatMap(({ days, price }) => {
    const amount = priceEntry(price)
    return Number.isInteger(days) && days > 1 && amount !== null && amount > 0 ? [{ days, price: amount }] : []
  })

/** Those of extensions too, where none is typed for as many days. */
export const withOthers = (typed: readonly RentalRate[], others: StaffProduct["rates_by_extension"]): RentalRate[] => [
  ...typed,
  ...typedRates(others).filter(({ days }) => !typed.some((one) => one.days === days)),
]

/** What rents come to by rates, what they would day by day, and the most days for the same. */
export const listedRents = (pricePerDay: Rappen, rates: readonly RentalRate[]) =>
  SHOWN_DAYS.map((days) => ({
    days,
    rent: rentForDays(days, { pricePerDay, rates }).rent,
    single: days * pricePerDay,
    sameUntil: samePriceUntil(days, { pricePerDay, rates }),
  }))
