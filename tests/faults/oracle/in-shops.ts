import { expect } from "vitest"
import { volume } from "../volume"
import { discountsWire } from "./page-places"
import { randomOf } from "./random"
import { discountsOf, shopOf } from "./shop-cart"
import { randomShop } from "./shop-facts"

const CASES_OF_A_SHOP = 250

/** A million of them on a machine that has other work, too. */
export const LONGEST_MS = volume(180_000, 7_200_000)

export type OpenShop = ReturnType<typeof openShop>

function openShop(turn: number) {
  const random = randomOf(turn)
  const facts = randomShop(random)
  return { random, facts, shop: shopOf(facts), discounts: discountsWire(facts), discountOf: discountsOf(facts) }
}

/** What was tried, how much of the volume it is, and where the shop isn't what the rulings say. */
interface Tried {
  case: unknown
  found: string[]
  counts?: number
}

/** Cases until they count so many, in shops of their own; others may work in between. */
export async function inShops(cases: number, tried: (shop: OpenShop) => Tried): Promise<void> {
  let left = cases
  for (let turn = 0; left > 0; turn++) {
    const shop = openShop(turn)
    for (let one = 0; one < CASES_OF_A_SHOP && left > 0; one++) {
      const { counts = 1, found, ...facts } = tried(shop)
      if (found.length > 0) expect({ turn, found, ...facts }).toEqual({ turn, found: [], ...facts })
      left -= counts
    }
    await new Promise(setImmediate)
  }
}
