import { beforeAll, describe, expect, it } from "vitest"
import { DEVICES } from "#shop/catalogue/rules/devices"
import type { ProductCard } from "#shop/catalogue/wire/product"
import content from "../../seed/content/products.json"
import { api, demoProduct } from "../harness"

const CONTENT = { accessory: content.accessories, "software-service": content.software_services }
const KINDS = ["accessory", "software-service"] as const
const FILTERS = ["all", ...DEVICES.map(({ tag }) => tag)]

const slugs = async (path: string) => (await api<ProductCard[]>("GET", path)).body.map(({ slug }) => slug)

describe.each(KINDS)("GET /products/search/%s/{filter}", (kind) => {
  const inOrder = CONTENT[kind].toSorted((a, b) => a.order - b.order)

  it.each(FILTERS)("for %s shows what belongs to it, in its order", async (filter) => {
    const expected = inOrder.filter(({ device_tags }) => filter === "all" || device_tags.includes(filter))
    expect(await slugs(`/products/search/${kind}/${filter}`)).toEqual(expected.map(({ slug }) => slug))
    expect(await slugs(`/products/search/${kind}/${filter}/`)).toHaveLength(expected.length)
  })

  it.each(["blk-4000", "ALL", "rtc 360", "constructor", "%00"])("is 404 for %s", async (filter) => {
    for (const end of ["", "/"]) {
      const { status } = await api("GET", `/products/search/${kind}/${encodeURIComponent(filter)}${end}`)
      expect(status).toBe(404)
    }
  })

  it("shows each card as its own list does", async () => {
    const [all, list] = await Promise.all(
      [`/products/search/${kind}/all/`, `/products/${kind}`].map((path) => api("GET", path)),
    )
    expect(all.body).toEqual(list.body)
  })
})

describe.each(KINDS)("GET /products/%s/{slug}", (kind) => {
  it.each(CONTENT[kind].map(({ slug }) => slug))("of %s carries what its page shows", async (slug) => {
    const wanted = CONTENT[kind].find((product) => product.slug === slug)!
    const detail = await demoProduct(slug, kind)
    expect(detail).toMatchObject({
      name: wanted.name,
      price: wanted.price,
      category: kind,
      product_is_inactive: wanted.product_is_inactive,
      get_absolute_url: wanted.get_absolute_url,
    })
    expect(detail.devices.map(({ tag }) => tag).toSorted()).toEqual(wanted.device_tags.toSorted())
    expect((await api("GET", `/products/${kind}/${slug}`)).body).toEqual(detail)
  })

  it("is 404 for a product of another kind", async () => {
    expect((await api("GET", `/products/${kind}/rtc-360/`)).status).toBe(404)
  })
})

describe("the devices of an accessory", () => {
  it("lead to their own pages", async () => {
    const { devices } = await demoProduct("feld-tablet", "accessory")
    for (const { get_absolute_url } of devices)
      expect(await api("GET", `/products/purchase/${get_absolute_url?.split("/")[2]}/`)).toMatchObject({ status: 200 })
    expect(devices).toContainEqual({ tag: "icon", name: "iCON", get_absolute_url: "/kaufen/icon-icr70/" })
  })
})

describe("the plugins of software", () => {
  let software: Awaited<ReturnType<typeof demoProduct>>
  beforeAll(async () => {
    software = await demoProduct("punktwolken-aufbereitung", "software-service")
  })

  it("are named next to the base, each with price and description of its own", () => {
    const wanted = content.software_services.find(({ slug }) => slug === software.slug)!
    expect(software.pluginname).toBe(wanted.pluginname)
    expect(software.plugins.map(({ name, price }) => [name, price])).toEqual(
      wanted.plugins.map(({ name, price }) => [name, price]),
    )
    expect(new Set(software.plugins.map(({ description }) => description)).size).toBe(software.plugins.length)
    expect(software.packages).toEqual([])
  })
})
