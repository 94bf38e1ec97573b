import { expect } from "vitest"
import { fromWireMoney } from "#kernel/money"
import type { RentalOffer } from "#shop/catalogue/wire/product"
import type { DiscountWire } from "#shop/special-prices/wire/discounts"
import { api, type SignedInCustomer } from "../../harness"
import { expectedCart } from "../oracle/expected"
import { type PageFacts, saidOnProductPage, saidOnRentalPage } from "../oracle/page-places"
import { differences } from "../oracle/said"
import type { ShopFacts } from "../oracle/shop-facts"
import type { Wish } from "../oracle/wishes"
import type { FactsOfShop } from "./facts-of-shop"
import { renderedPage } from "./rendered-page"

const PLACES: Record<string, string> = {
  rental: "/mieten/",
  purchase: "/kaufen/",
  accessory: "/kaufen/zubehoer/",
  "software-service": "/kaufen/software-service/",
}

const pages = new Map<string, Promise<PageFacts>>()

/** Rendered once: nobody changes a price meanwhile. */
function pageOf(kind: string, productId: string, { slugs }: FactsOfShop): Promise<PageFacts> | null {
  if (!(kind in PLACES)) return null
  const page = pages.get(productId) ?? renderedPage(`${PLACES[kind]}${slugs.get(productId)}/`, productId)
  pages.set(productId, page)
  return page
}

/** What is said of a wish by itself before it is ordered: on its rendered page, and in the list of rentals. */
export async function heardBefore(
  facts: FactsOfShop & ShopFacts,
  wish: Wish,
  customer: SignedInCustomer,
): Promise<string[]> {
  const alone = (some: Partial<ShopFacts>, changed: object) =>
    expectedCart({ ...facts, ...some }, [{ ...wish, agreed: null, ...changed } as Wish], true)
  const discounts = (await api<DiscountWire[]>("GET", "/discounts/", { token: customer.token })).body
  if (wish.kind === "goods") {
    const { kind } = facts.goods.find(({ id }) => id === wish.productId)!
    const page = await pageOf(kind, wish.productId, facts)
    return page ? differences("product page", saidOnProductPage(page, wish, discounts), alone({}, {})) : []
  }
  const page = await pageOf("rental", wish.product.id, facts)!
  const { start, end, delivery, product } = wish
  const list = await api<RentalOffer[]>("GET", `/products/rental/?from=${start}&to=${end}&delivery=${delivery.id}`)
  expect(list.status, JSON.stringify({ wish, body: list.body })).toBe(200)
  const listed = list.body.find(({ id }) => id === product.id)!
  return [
    ...differences("rental page", saidOnRentalPage(page, wish, discounts).said, alone({}, {})),
    ...differences(
      "rental list",
      { net: fromWireMoney(listed.period_price) },
      alone({ discounts: [] }, { serviceIds: [] }),
    ),
  ]
}
