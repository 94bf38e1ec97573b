import { it } from "vitest"
import { addDays, calendarDay } from "#kernel/calendar-day"
import { extensionPrice } from "#shop/rental/rules/extension"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { expectedCart, rentalCase } from "./oracle/expected"
import { inShops, LONGEST_MS, type OpenShop } from "./oracle/in-shops"
import { pageFacts, saidInRentalList, saidOnProductPage, saidOnRentalPage } from "./oracle/page-places"
import type { Random } from "./oracle/random"
import { rentalByRulings } from "./oracle/rulings"
import { differences } from "./oracle/said"
import { shopCart } from "./oracle/shop-cart"
import type { ShopFacts } from "./oracle/shop-facts"
import { type RentalWish, someRent, someWishes, type Wish } from "./oracle/wishes"
import { volume } from "./volume"

const PERIODS = volume(4_000, 1_000_000)

/** What each page says that is about one product alone. */
function differencesOnPages({ facts, shop, discounts }: OpenShop, wish: Wish): string[] {
  const alone = (some: Partial<ShopFacts> = {}, changed: Partial<RentalWish> = {}) =>
    expectedCart({ ...facts, ...some }, [{ ...wish, agreed: null, ...changed } as Wish], true)
  if (wish.kind === "goods")
    return differences("product page", saidOnProductPage(pageFacts(shop, wish.productId), wish, discounts), alone())
  return [
    ...differences("rental page", saidOnRentalPage(pageFacts(shop, wish.product.id), wish, discounts).said, alone()),
    ...differences("rental list", saidInRentalList(shop, wish), alone({ discounts: [] }, { serviceIds: [] })),
  ]
}

/** What has to be true of a rental's price whatever it is. */
function brokenPromises({ random, facts, shop, discounts }: OpenShop, wish: RentalWish): string[] {
  const { start, end } = wish
  const { pricePerDay, rates } = wish.product
  const longerEnd = addDays(calendarDay(end), 1 + random.upTo(9))
  const page = pageFacts(shop, wish.product.id)
  const { price } = saidOnRentalPage(page, wish, discounts)
  const longer = saidOnRentalPage(page, { ...wish, end: longerEnd }, discounts).price
  const [now, then] = [wish, { ...wish, end: longerEnd }].map((one) =>
    rentalByRulings({ ...rentalCase(facts, one), agreed: null }),
  )
  const extension = extensionPrice(rentalPeriod(start, end), longerEnd, price)
  const promises: [string, boolean][] = [
    ["paid days", price.chargeableDays === now.days],
    ["line", price.total === Number(now.total)],
    ["services", price.services.map((one) => one.price).join() === now.services.join()],
    ["never falls when the period grows", longer.total >= price.total && longer.rent >= price.rent],
    ["never above the price of the days", price.listRent <= price.chargeableDays * pricePerDay],
    ["a discount never adds", price.rent <= price.listRent],
    ["without rates the formula", rates.length > 0 || price.listRent === price.chargeableDays * pricePerDay],
    ["an extension costs the difference", extension.price === Number(then.total - now.total)],
  ]
  return promises.flatMap(([promise, isKept]) => (isKept ? [] : [promise]))
}

it(
  `${PERIODS} periods cost on pages what the rulings say, no less when they grow and no more than their days`,
  { timeout: LONGEST_MS },
  () =>
    inShops(PERIODS, (open) => {
      const { random, facts, discounts } = open
      const wish = random.happens(95) ? someRent(random, facts) : someWishes(random, facts)[0]
      const found = differencesOnPages(open, wish)
      const promises = wish.kind === "rental" ? brokenPromises(open, wish) : []
      return { found: [...found, ...promises], case: { wish, discounts } }
    }),
)

const refused = (open: OpenShop, wish: Wish): boolean => {
  try {
    shopCart(open.shop, [wish], open.discountOf, "never")
    return false
  } catch {
    return true
  }
}

/** Two services of one group, where the rental has such. */
function doubled({ oneOf, some }: Random, { rentals }: ShopFacts, wish: RentalWish): RentalWish | null {
  const product = oneOf(rentals)
  const groups = new Set(product.services.flatMap(({ group }) => group || []))
  const [double] = [...groups].filter((name) => product.services.filter(({ group }) => group === name).length > 1)
  if (!double) return null
  const serviceIds = some(
    2,
    product.services.filter(({ group }) => group === double).map(({ id }) => id),
  )
  return { ...wish, product, serviceIds }
}

it("takes one service of each group, whatever else is wished for", () =>
  inShops(volume(500, 20_000), (open) => {
    const { random, facts } = open
    const wish = someRent(random, facts)
    const twice = doubled(random, facts, wish)
    const found = [
      ...(refused(open, wish) ? ["one of each group is refused"] : []),
      ...(twice && !refused(open, twice) ? ["two of one group are taken"] : []),
    ]
    return { found, case: { wish, twice } }
  }))
