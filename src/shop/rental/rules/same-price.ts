import { coversUntil, MOST_DAYS, type RentPrices } from "./rental-rates"

/** The most days that cost the same as `days`. */
export function samePriceUntil(days: number, prices: RentPrices): number {
  if (prices.pricePerDay === 0) return days
  const longest = Math.max(1, ...prices.rates.map((rate) => rate.days))
  const covers = coversUntil(Math.min(days + longest, MOST_DAYS), prices)
  return covers.filter(({ price }) => price <= covers[days].price).length - 1
}
