import { expect, it } from "vitest"
import { cheapestCover } from "#shop/rental/rules/__tests__/support/cheapest-cover"
import { type RentPrices, rentForDays } from "#shop/rental/rules/rental-rates"
import { samePriceUntil } from "#shop/rental/rules/same-price"
import { randomNumbers, volume } from "./volume"

const RENTS = volume(5_000, 1_000_000)
const CHUNK = 10_000

const random = randomNumbers()
const upTo = (most: number) => Math.floor(random() * (most + 1))

/** Rates as staff may enter them, and those that a lower price of a day has left behind. */
function prices(): RentPrices {
  const pricePerDay = upTo(400)
  const lengths = new Set(Array.from({ length: upTo(5) }, () => 2 + upTo(10)))
  return { pricePerDay, rates: [...lengths].map((days) => ({ days, price: 1 + upTo(days * 400) })) }
}

function differences(given: RentPrices, days: number): string[] {
  const { rent, parts } = rentForDays(days, given)
  const tried = cheapestCover(days, given)
  const found: string[] = []
  const made = JSON.stringify(parts.map((part) => [part.days, part.count]))
  if (rent !== tried.rent) found.push(`costs ${rent} instead of ${tried.rent}`)
  if (made !== JSON.stringify(tried.parts)) found.push(`is made of ${made} instead of ${JSON.stringify(tried.parts)}`)
  if (rent > days * given.pricePerDay) found.push(`costs ${rent}, more than day by day`)
  if (rent > rentForDays(days + 1, given).rent) found.push("costs more than a day more")
  if (given.rates.length === 0 && rent !== days * given.pricePerDay) found.push(`costs ${rent} without any rate`)
  if (rentForDays(samePriceUntil(days, given), given).rent !== rent) found.push("ends with another price")
  return found
}

it(`${RENTS} rents are what trying all covers finds`, async () => {
  for (let done = 0; done < RENTS; done += CHUNK) {
    for (let rent = 0; rent < Math.min(CHUNK, RENTS - done); rent++) {
      const [given, days] = [prices(), upTo(15)]
      const found = differences(given, days)
      if (found.length > 0) expect({ found, given, days }).toEqual({ found: [], given, days })
    }
    await new Promise(setImmediate)
  }
})
