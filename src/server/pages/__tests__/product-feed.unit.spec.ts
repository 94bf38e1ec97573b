import { once } from "node:events"
import type { AddressInfo } from "node:net"
import express, { Router } from "express"
import { describe, expect, it, onTestFinished } from "vitest"
import type { ProductCard } from "#shop/catalogue/wire/product"
import type { PageData } from "#wire/page-data"
import { FEED_KINDS, productFeed } from "../product-feed"
import { mountSiteFiles } from "../site-files"

const URL = "https://shop.example.ch"
const options = { title: "Muster & Söhne", publicUrl: URL, vatPermille: 81 }
const card = (fields: Partial<ProductCard> = {}): ProductCard => ({
  ...{ id: "prod_1", slug: "rtc-360", name: "RTC <360>", subtitle: "Laserscanner", price: "1000.00" },
  ...{ category: "purchase", get_absolute_url: "/kaufen/rtc-360/", get_thumbnail: "/bilder/rtc.avif" },
  ...{ thumbnail_alt: "", product_card_info: "", product_is_inactive: false, order: 0, mandatory: false },
  ...fields,
})

describe("a feed of products", () => {
  it("names what is for sale with its page, picture and price with VAT", () => {
    const feed = productFeed([card()], options)
    for (const part of [
      "<title>Muster &#38; Söhne</title>",
      "<g:id>prod_1</g:id>",
      "<g:title>RTC &#60;360&#62;</g:title>",
      "<g:description>Laserscanner</g:description>",
      `<g:link>${URL}/kaufen/rtc-360/</g:link>`,
      `<g:image_link>${URL}/bilder/rtc.avif</g:image_link>`,
      "<g:price>1081.00 CHF</g:price>",
      "<g:availability>in_stock</g:availability>",
    ])
      expect(feed).toContain(part)
  })

  it.each<[string, Partial<ProductCard>, RegExp]>([
    ["on order is not in stock", { availability: "on_order" }, /<g:availability>out_of_stock</],
    ["without a subtitle is described by its name", { subtitle: "" }, /<g:description>RTC &#60;360&#62;</],
  ])("what is %s", (_case, fields, said) => {
    expect(productFeed([card(fields)], options)).toMatch(said)
  })

  it.each<[string, Partial<ProductCard>]>([
    ["can't be had any more", { product_is_inactive: true }],
    ["costs nothing", { price: "0.00" }],
  ])("leaves out what %s", (_case, fields) => {
    expect(productFeed([card(fields)], options)).not.toContain("<item>")
  })

  it("has no picture where there is none", () => {
    expect(productFeed([card({ get_thumbnail: "default" })], options)).not.toContain("image_link")
  })

  it("is of what is sold by the piece, and of nothing that is rented", () => {
    expect(FEED_KINDS).toEqual(["purchase", "accessory", "software-service"])
  })
})

/** A server with the files of machines alone. @returns its address, and what tells it that something has changed */
async function served(hasProductFeed: boolean, cards: () => ProductCard[]) {
  const changed: (() => void)[] = []
  const data: Partial<PageData> = {
    shopInfo: async () => ({ name: "Muster", rates: { vatPermille: 81 } }) as Awaited<ReturnType<PageData["shopInfo"]>>,
    productList: async (kind) => cards().filter(({ category }) => category === kind),
  }
  const router = Router()
  const env = { isDemo: false, publicUrl: URL, hasProductFeed }
  mountSiteFiles(router, {
    env,
    bundle: undefined,
    data: data as PageData,
    onChange: (listener) => changed.push(listener),
  })
  const server = express().use(router).listen(0, "127.0.0.1")
  onTestFinished(() => void server.close())
  await once(server, "listening")
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/product-feed.xml`
  const change = () => {
    for (const listener of changed) listener()
  }
  return { read: () => fetch(address), change }
}

describe("/product-feed.xml", () => {
  it("is there where it is wanted alone", async () => {
    const [on, off] = [await served(true, () => [card()]), await served(false, () => [card()])]
    const answer = await on.read()
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/xml; charset=utf-8"])
    expect(await answer.text()).toContain("<g:id>prod_1</g:id>")
    expect((await off.read()).status).toBe(404)
  })

  it("is written again once something has changed", async () => {
    let price = "1000.00"
    const { read, change } = await served(true, () => [card({ price })])
    await read()
    price = "2000.00"
    expect(await (await read()).text()).toContain("1081.00 CHF")
    change()
    expect(await (await read()).text()).toContain("2162.00 CHF")
  })
})
