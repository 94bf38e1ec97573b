import { type Rappen, reducedBy } from "#kernel/money"

/** A price for some chargeable days together, such as a week of 6. */
export interface RentalRate {
  days: number
  price: Rappen
}

/** A rate and how many times it is taken; a day is the rate of 1. */
export interface RatePart extends RentalRate {
  count: number
}

/** What one day costs, and what many cost together. */
export interface RentPrices {
  pricePerDay: Rappen
  rates: readonly RentalRate[]
  /** What a customer pays less than that for any number of days; none if missing. */
  discountPermille?: number
}

/** What the days of a rental cost without VAT. */
export interface Rent {
  rent: Rappen
  /** Before the discount: what the parts add up to. */
  listRent: Rappen
  /** What it is made of, the longest first. */
  parts: RatePart[]
}

/** More days than any period has. */
export const MOST_DAYS = 10_000

interface Cover {
  /** Taken last; undefined for no days. */
  rate?: RentalRate
  price: Rappen
  pieces: number
}

/**
 * The cheapest that covers each number of days up to `days`: f(0) = 0, f(n) = the least of price + f(max(0, n − days))
 * over all rates. Of equally cheap ones the one of fewest pieces, then the one with the longest.
 */
export function coversUntil(days: number, { pricePerDay, rates }: RentPrices): Cover[] {
  if (!(days >= 0 && days <= MOST_DAYS)) throw new RangeError(`No rent for ${days} days`)
  const longestFirst = [...rates, { days: 1, price: pricePerDay }].sort((a, b) => b.days - a.days)
  const covers: Cover[] = [{ price: 0, pieces: 0 }]
  for (let day = 1; day <= days; day++)
    covers[day] = longestFirst
      .map((rate) => {
        const rest = covers[Math.max(0, day - rate.days)]
        return { rate, price: rate.price + rest.price, pieces: rest.pieces + 1 }
      })
      .reduce((best, each) => ((each.price - best.price || each.pieces - best.pieces) < 0 ? each : best))
  return covers
}

/**
 * The rent of some chargeable days: never more than for a longer period, and never more than day by day. A discount is
 * taken off the whole once, not off days or rates.
 * @throws RangeError beyond `MOST_DAYS`
 * @see ruling 12 'Rates', docs/decisions/178-rates.md
 */
export function rentForDays(days: number, prices: RentPrices): Rent {
  const covers = coversUntil(days, prices)
  const parts: RatePart[] = []
  for (let left = days; left > 0; ) {
    const { rate } = covers[left] as Required<Cover>
    const last = parts.at(-1)
    if (last?.days === rate.days) last.count++
    else parts.push({ ...rate, count: 1 })
    left -= rate.days
  }
  const listRent = covers[days].price
  return { rent: reducedBy(listRent, prices.discountPermille ?? 0), listRent, parts }
}

/** Whether something other than single days makes up the rent. */
export const hasRate = (parts: readonly RatePart[]): boolean => parts.some(({ days }) => days > 1)
