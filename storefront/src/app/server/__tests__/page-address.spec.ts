import { describe, expect, it } from "vitest"
import type { PageData } from "#wire/page-data"
import { software } from "@/test/goods"
import { purchaseProduct } from "@/test/purchase-product"
import { rentalProduct } from "@/test/rental-product"
import { matchRoute, routes } from "../../routes"
import { RENDERED_QUERY, readAddress } from "../page-address"

const products = [rentalProduct, purchaseProduct, software]
const data = {
  purposes: async () => [{ id: "wood", name: "Holzbau" }],
  productDetail: async (kind, slug) =>
    products.find(({ category, slug: own }) => category === kind && own === slug) ?? null,
} as Partial<PageData> as PageData

const read = (path: string, search = "") =>
  readAddress({ ...matchRoute(path), path, query: new URLSearchParams(search), data })

describe("an address that names what there is", () => {
  it.each([
    ["/", ""],
    ["/mieten", ""],
    ["/mieten", "purpose=wood"],
    ["/mieten/rtc-360", ""],
    ["/kaufen/zubehoer", "filter=rtc-360"],
    ["/kaufen/rtc-360", "choice=variant_office"],
    ["/ueberuns", ""],
    ["/cart", ""],
    ["/search", ""],
    ["/vergleich", ""],
  ])("%s %s", async (path, search) => expect((await read(path, search)).isKnown).toBe(true))
})

describe("an address that somebody can make up", () => {
  it.each([
    ["with a category of its own", "/mieten/erfunden/rtc-360", ""],
    ["with another's spelling", "/MIETEN", ""],
    ["with letters written as numbers", "/%6dieten", ""],
    ["with a product's letters written as numbers", "/mieten/rtc%2D360", ""],
    ["with doubled slashes", "//mieten", ""],
    ["of an order", "/orders/erfunden", ""],
    ["of a purpose that there isn't", "/mieten", "purpose=erfunden"],
    ["of a filter that there isn't", "/kaufen/zubehoer", "filter=erfunden"],
    ["of a package that there isn't", "/kaufen/rtc-360", "choice=erfunden"],
    ["with a parameter that the page doesn't read", "/ueber-uns", "choice=variant_office"],
    ["with a parameter twice", "/mieten", "purpose=wood&purpose=wood"],
    ["with words to search for", "/search", "query=laser"],
    ["with devices to compare", "/vergleich", "geraete=rtc-360"],
    ["with nothing to search for, at length", "/search", "query="],
  ])("%s: %s %s", async (_case, path, search) => expect((await read(path, search)).isKnown).toBe(false))
})

describe("What a page reads of its address", () => {
  it.each([
    ["a value that it knows", "/mieten", "purpose=wood", "purpose=wood"],
    ["no value that it doesn't know", "/mieten", "purpose=erfunden", ""],
    ["no parameter of another page", "/mieten", "filter=rtc-360&purpose=wood", "purpose=wood"],
    ["words to search for, whatever they are", "/search", "query=laser", "query=laser"],
  ])("is %s: %s?%s", async (_case, path, search, query) => {
    expect((await read(path, search)).query.toString()).toBe(query)
  })
})

it("The parameters by which the server keeps pages are all that pages read", async () => {
  const modules = await Promise.all(routes.map((route) => route.preload()))
  const read = modules.flatMap(({ page }) => Object.keys(page?.parameters ?? {}))
  expect([...new Set(read)].sort()).toEqual([...RENDERED_QUERY].sort())
})
