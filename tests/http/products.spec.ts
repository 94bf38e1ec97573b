import { beforeAll, describe, expect, it } from "vitest"
import * as z from "zod/mini"
import { catalogueCalls } from "#shop/catalogue/wire/catalogue-calls"
import type { ProductCard, ProductDetail } from "#shop/catalogue/wire/product"
import { AT_ONCE_MS, api, demoProduct, sql, staff, until } from "../harness"
import { target } from "../harness/target"

const cards = async (path: string) => (await api<ProductCard[]>("GET", path)).body
const slugs = async (path: string) => (await cards(path)).map(({ slug }) => slug)

describe("every answer", () => {
  const samples: Record<string, string> = { filter: "icon", key: "home-intro", version: "1.0" }
  it.each(catalogueCalls.filter(({ method, path }) => method === "get" && !path.includes("{id}")))(
    "of $path is what the contract says",
    async (call) => {
      const [list, isOne] = call.path.split("{slug}")
      const slug = isOne === undefined ? "" : (await slugs(list))[0]
      const path = call.path.replace(/\{(\w+)\}/, (_match, name) => samples[name] ?? slug)
      const { status, body } = await api("GET", path)
      expect(status).toBe(200)
      const { error } = z.safeParse(call.answer as z.ZodMiniType, body)
      expect(error?.issues ?? []).toEqual([])
    },
  )
})

describe("the lists", () => {
  it.each([
    ["/products/rental/", "rtc-360", "/mieten/rtc-360/", "290.00"],
    ["/products/purchase/", "blk-2-go", "/kaufen/blk-2-go/", "48900.00"],
    ["/products/accessory/", "akku-rtc-360", "/kaufen/zubehoer/akku-rtc-360/", "320.00"],
    ["/products/software-service/", "register-360", "/kaufen/software-service/register-360/", "2400.00"],
  ])("%s begins with %s at its canonical address", async (path, slug, address, price) => {
    const [first] = await cards(path)
    expect(first).toMatchObject({ slug, get_absolute_url: address, price })
  })

  it("follow the order of the catalogue", async () => {
    const orders = (await cards("/products/accessory/")).map(({ order }) => order)
    expect(orders).toHaveLength(18)
    expect(orders).toEqual(orders.toSorted((a, b) => a - b))
  })

  it("answer the same with and without the slash at the end", async () => {
    expect(await cards("/products/purchase")).toEqual(await cards("/products/purchase/"))
  })

  it("have a picture each, that no other has", async () => {
    const thumbnails = (await cards("/products/accessory/")).map(({ get_thumbnail }) => get_thumbnail)
    expect(thumbnails.filter((thumbnail) => !/^\/media\/renders\/[\w-]+-800x600\.webp$/.test(thumbnail))).toEqual([])
    expect(new Set(thumbnails).size).toBe(thumbnails.length)
  })

  it("keep an inactive product visible", async () => {
    const charger = (await cards("/products/accessory/")).find(({ slug }) => slug === "ladegeraet-rtc-360")
    expect(charger?.product_is_inactive).toBe(true)
  })
})

describe("the filters", () => {
  it("show the rentals of one purpose", async () => {
    const { body: purposes } = await api<{ id: string; name: string }[]>("GET", "/products/rental-purposes/")
    expect(purposes.map(({ name }) => name)).toEqual([
      "Bestandesaufnahme",
      "Holzbau & Aufmass",
      "Absteckung & Baustelle",
      "Industrie & Anlagen",
    ])
    expect(await slugs(`/products/rental/?purpose=${purposes[3].id}`)).toEqual([
      "rtc-360",
      "blk-2-go",
      "stativ-zielmarken-set",
      "mobile-mapping-set",
    ])
    expect(await slugs("/products/rental/?purpose=")).toHaveLength(8)
  })

  it("do not know other purposes, nor two at once", async () => {
    expect((await api("GET", "/products/rental/?purpose=nichts")).status).toBe(404)
    const twice = await api("GET", "/products/rental/?purpose=a&purpose=b")
    expect(twice.status).toBe(400)
    expect(Object.keys(twice.body)).toEqual(["purpose"])
  })

  it.each(["accessory", "software-service"])("show all of %s, or those of one device", async (kind) => {
    expect(await slugs(`/products/search/${kind}/all/`)).toEqual(await slugs(`/products/${kind}/`))
    const ofIcon = await slugs(`/products/search/${kind}/icon/`)
    expect(ofIcon).toContain({ accessory: "holzstativ", "software-service": "icon-build" }[kind])
    expect(ofIcon).not.toContain({ accessory: "akku-rtc-360", "software-service": "register-360" }[kind])
  })

  it("do not know other devices", async () => {
    expect((await api("GET", "/products/search/accessory/blk-4000/")).status).toBe(404)
  })
})

describe("a detail page's product", () => {
  it("carries what the page shows", async () => {
    const scanner = await demoProduct("rtc-360", "purchase")
    expect(scanner).toMatchObject({
      base_package_name: "Basispaket",
      fact_laserreach: "0.5–130\u00a0m",
      videoId: "demo",
    })
    expect(scanner.packages.map(({ name }) => name)).toEqual(["Paket Büro", "Paket Vermessung"])
    expect(scanner.packages[0].deliverycontent).toContain("<li>")
    expect(scanner.accessoryitems).toContainEqual(
      expect.objectContaining({ name: "Akku zu RTC 360", get_absolute_url: "/kaufen/zubehoer/akku-rtc-360/" }),
    )
    expect(scanner.softwareserviceitems.length).toBeGreaterThan(0)
  })

  it("numbers repeated fields from the second on", async () => {
    const scanner = await demoProduct("rtc-360", "purchase")
    const pictures = Object.keys(scanner).filter((field) => field.startsWith("get_image"))
    expect(pictures).toEqual(["get_image", "get_image2", "get_image3", "get_image4", "get_image5", "get_image6"])
  })

  it("names only files that exist", async () => {
    const { baseUrl } = target()
    for (const { slug } of await cards("/products/rental/")) {
      const detail = await demoProduct(slug)
      const files = Object.entries(detail).filter(([field]) => /^get_(image|document|sampledata|thumbnail)/.test(field))
      for (const [, file] of files)
        expect((await fetch(`${baseUrl}${file}`, { method: "HEAD" })).status, String(file)).toBe(200)
    }
  })

  it("offers a rental's services with their prices", async () => {
    const { productservices } = await demoProduct("rtc-360")
    expect(productservices).toContainEqual(expect.objectContaining({ name: "Versicherung", price: "75.00" }))
  })

  it("has plugins for software", async () => {
    const software = await demoProduct("register-360", "software-service")
    expect(software.pluginname).toBe("Jahreslizenz")
    expect(software.plugins[0]).toMatchObject({ name: "Jahreslizenz mit Einrichtung", price: "2690.00" })
  })

  it.each(["rental", "purchase", "accessory", "software-service"])("is 404 for an unknown slug of %s", async (kind) => {
    const answer = await api("GET", `/products/${kind}/gibt-es-nicht/`)
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual({ non_field_errors: ["Nicht gefunden."] })
  })
})

describe("add-ons", () => {
  it("are offered when recommended, never what comes along by itself", async () => {
    const { body } = await api<{ name: string; get_thumbnail: string }[]>("GET", "/products/addon")
    expect(body.map(({ name }) => name)).toContain("Transportversicherung")
    expect(body.map(({ name }) => name)).not.toContain("Geräteprüfung mit Protokoll")
    expect(body.filter(({ get_thumbnail }) => get_thumbnail === "default")).toEqual([])
  })

  it("say what they go with", async () => {
    const { body } = await api<{ name: string; goes_with: string[] }[]>("GET", "/products/addon")
    const ofName = Object.fromEntries(body.map(({ name, goes_with }) => [name, goes_with]))
    expect(ofName["Datensicherung nach der Rückgabe"]).toEqual(["rental"])
    expect(ofName["Einweg-Zielmarken, 40 Stück"]).toEqual([])
  })
})

describe("page texts", () => {
  it.each(["home-intro", "home-information", "home-laserscanning", "home-punktwolke", "home-ueberuns", "agb"])(
    "hold %s",
    async (key) => {
      const { status, body } = await api<{ content: string }>("GET", `/content/${key}`)
      expect(status).toBe(200)
      expect(body.content).toContain("<p>")
    },
  )

  it("are 404 where staff have none", async () => {
    expect((await api("GET", "/content/nichts/")).status).toBe(404)
  })
})

describe("an answer that did not change", () => {
  it("is 304 for who has it already", async () => {
    const first = await api("GET", "/products/rental/")
    const headers = { "if-none-match": first.headers.get("etag") ?? "" }
    expect((await api("GET", "/products/rental/", { headers })).status).toBe(304)
  })
})

/** "Within a second" is the promise; what is told through the database arrives in milliseconds. */
describe("a change by staff", () => {
  let admin: Awaited<ReturnType<typeof staff>>
  let scanner: ProductDetail
  beforeAll(async () => {
    admin = await staff()
    scanner = await demoProduct("rtc-360")
  })
  const shown = (what: string, ask: () => Promise<boolean>) => until(what, ask, AT_ONCE_MS)

  it("of a price in the admin shows in list and detail within a second", async () => {
    const { body } = await admin("GET", `/admin/products/${scanner.id}?fields=*variants,*variants.prices`)
    const [variant] = body.product.variants
    const [price] = variant.prices
    const changed = await admin("POST", `/admin/products/${scanner.id}/variants/${variant.id}`, {
      prices: [{ id: price.id, currency_code: "chf", amount: 295.5 }],
    })
    expect(changed.status).toBe(200)
    await shown("the new price in the detail", async () => (await demoProduct("rtc-360")).price === "295.50")
    const [first] = await cards("/products/rental/")
    expect(first.price).toBe("295.50")
  })

  it("of a text in the admin arrives without anything but text structure", async () => {
    const description = '<p onclick="x()">Neu<script>alert(1)</script> <a href="javascript:x()">hier</a></p>'
    await admin("POST", `/admin/products/${scanner.id}`, { description })
    await shown("the new text", async () => (await demoProduct("rtc-360")).description.includes("Neu"))
    expect((await demoProduct("rtc-360")).description).toBe("<p>Neu <a>hier</a></p>")
  })

  it("to a draft takes the product off its list", async () => {
    await admin("POST", `/admin/products/${scanner.id}`, { status: "draft" })
    await shown("the list without it", async () => !(await slugs("/products/rental/")).includes("rtc-360"))
    expect((await api("GET", "/products/rental/rtc-360/")).status).toBe(404)
    await admin("POST", `/admin/products/${scanner.id}`, { status: "published" })
    await shown("the list with it", async () => (await slugs("/products/rental/")).includes("rtc-360"))
  })

  it("of the stock to none makes a product one to order", async () => {
    const availability = async () => (await demoProduct("akku-rtc-360", "accessory")).availability
    expect(await availability()).toBe("in_stock")
    await sql(`update inventory_level set stocked_quantity = 0 from inventory_item i
                where i.id = inventory_item_id and i.sku = 'ZUBEHOER-AKKU-RTC-360'`)
    await shown("the product on order", async () => (await availability()) === "on_order")
  })

  it("of a service's price shows at the product that offers it", async () => {
    await sql("update product_service set price_rappen = 8000 where slug = 'versicherung'")
    const price = async () =>
      (await demoProduct("blk-2-go")).productservices.find(({ name }) => name === "Versicherung")?.price
    await shown("the new price", async () => (await price()) === "80.00")
  })

  it("of the product type moves it to the other list, under an address of its own", async () => {
    const { body } = await admin("GET", "/admin/product-types?value=purchase")
    const level = await demoProduct("nivelliergeraet-set")
    await admin("POST", `/admin/products/${level.id}`, { type_id: body.product_types[0].id })
    await shown("the list with it", async () => (await slugs("/products/purchase/")).includes("nivelliergeraet-set"))
    expect(await slugs("/products/rental/")).not.toContain("nivelliergeraet-set")
  })
})
