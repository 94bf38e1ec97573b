import { beforeEach, describe, expect, it } from "vitest"
import { analyticsItem, trackCommerce } from "../analytics"

const thing = {
  id: "prod_1",
  category: "purchase",
  name: "BLK 360 G2",
  productName: "BLK 360 G2",
  total: 0,
  quantity: 1,
}

describe("an item", () => {
  it.each([
    ["of a product itself", "BLK 360 G2", undefined],
    ["of a package", "BLK 360 G2, Paket Profi", "Paket Profi"],
    ["of another product whose name begins alike", "BLK 360 G2 Set", undefined],
  ])("%s has its product's name and the package as variant", (_case, name, variant) => {
    const item = analyticsItem({ ...thing, name })
    expect([item.item_name, item.item_variant]).toEqual(["BLK 360 G2", variant])
    expect("item_variant" in item).toBe(variant !== undefined)
  })

  it.each([
    [4990, 1, 49.9],
    [14970, 3, 49.9],
    [101, 1, 1.01],
    [7, 7, 0.01],
    [0, 1, 0],
    [123_456_700, 100, 12345.67],
  ])("has the exact price of one piece: %i Rappen for %i", (total, quantity, price) => {
    expect(analyticsItem({ ...thing, total, quantity }).price).toBe(price)
  })
})

describe("an event", () => {
  beforeEach(() => {
    window.dataLayer = undefined
  })

  it("replaces the one before, and names the currency", () => {
    trackCommerce("add_to_cart", { value: 49.9, items: [] })
    trackCommerce("view_item_list", { item_list_id: "rental", items: [] })
    expect(window.dataLayer).toEqual([
      { ecommerce: null },
      { event: "add_to_cart", ecommerce: { currency: "CHF", value: 49.9, items: [] } },
      { ecommerce: null },
      { event: "view_item_list", ecommerce: { currency: "CHF", item_list_id: "rental", items: [] } },
    ])
  })
})
