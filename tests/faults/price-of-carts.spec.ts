import { afterAll, beforeAll, it, vi } from "vitest"
import { expectedCart } from "./oracle/expected"
import { inShops, LONGEST_MS, type OpenShop } from "./oracle/in-shops"
import { placesOf, saidByMail, saidByMedusa } from "./oracle/places"
import { placesOfQuote } from "./oracle/quote-place"
import type { Said } from "./oracle/said"
import { differences } from "./oracle/said"
import { type Known, shopCart } from "./oracle/shop-cart"
import { placedOrder } from "./oracle/stored-order"
import { someWishes, type Wish } from "./oracle/wishes"
import { volume } from "./volume"

const LINES = volume(3_000, 1_000_000)

/** Medusa's arithmetic, quotes and mails take as long as all the rest. */
const PERCENT_FURTHER = 5

// Mails name the shop's address, which is read with all else of the environment.
beforeAll(() => {
  vi.stubEnv("DATABASE_URL", "postgres://nowhere/shop").stubEnv("SESSION_SECRET", "x".repeat(32))
})
afterAll(() => {
  vi.unstubAllEnvs()
})

/** Where a cart doesn't cost what the rulings say, from the cart to the accounts. */
function differencesOfCart({ random, facts, shop, discountOf }: OpenShop, wishes: readonly Wish[], known: Known) {
  const expected = expectedCart(facts, wishes, known !== "never")
  const lines = shopCart(shop, wishes, discountOf, known)
  const placed = placedOrder(shop, lines)
  const further: [string, Said][] = random.happens(PERCENT_FURTHER)
    ? [["Medusa", saidByMedusa(placed)], ["mail", saidByMail(placed)], ...placesOfQuote(shop, lines)]
    : []
  return [...placesOf(shop, lines, placed), ...further].flatMap(([place, said]) => differences(place, said, expected))
}

const KNOWN: readonly Known[] = ["from the start", "later", "never"]

it(
  `${LINES} lines in carts cost the same from the cart to the accounts, and what the rulings say`,
  { timeout: LONGEST_MS },
  () =>
    inShops(LINES, (open) => {
      const { random, facts } = open
      const [wishes, known] = [someWishes(random, facts), random.oneOf(KNOWN)]
      const { vatPermille, shippingFee, discounts } = facts
      return {
        found: differencesOfCart(open, wishes, known),
        case: { known, vatPermille, shippingFee, discounts, wishes },
        counts: wishes.length,
      }
    }),
)
