import { beforeAll, describe, expect, it } from "vitest"
import type { ProductCard, ProductDetail } from "#shop/catalogue/wire/product"
import content from "../../seed/content/products.json"
import { AT_ONCE_MS, api, demoProduct, sql, until } from "../harness"
import { target } from "../harness/target"

type Content = (typeof content.purchases)[number]

const LIST = "/products/purchase/"
const list = async () => (await api<ProductCard[]>("GET", LIST)).body
const cardOf = async (slug: string) => (await list()).find((card) => card.slug === slug)

/** Values of a repeated field in the order of their numbers: `get_image`, `get_image2` … */
const numbered = (source: object, name: string) =>
  Object.entries(source)
    .filter(([field, value]) => new RegExp(`^${name}\\d?$`).test(field) && value !== "")
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, value]) => value)

const SAME_FIELDS = [
  "slug",
  "name",
  "subtitle",
  "description",
  "price",
  "category",
  "get_absolute_url",
  "product_is_inactive",
  "product_card_info",
  "order",
  "mandatory",
  "deliverycontent",
  "fact_laserreach",
  "fact_laseraccuracy",
  "fact_speed",
  "fact_battery",
  "base_package_name",
  "availability",
  "seo_title",
  "seo_description",
] as const
const REPEATED_FIELDS = ["videoId", "accordionheader", "accordioncontent", "document_title", "sampledata_title"]

describe.each(content.purchases.map((wanted) => [wanted.slug, wanted as Content] as const))(
  "GET /products/purchase/%s",
  (slug, wanted) => {
    let shown: ProductDetail
    beforeAll(async () => {
      shown = await demoProduct(slug, "purchase")
    })

    it.each(SAME_FIELDS)("carries %s", (field) => expect(shown[field]).toEqual(wanted[field]))

    it.each(REPEATED_FIELDS)("numbers %s from the second on", (field) => {
      expect(numbered(shown, field)).toEqual(numbered(wanted, field))
    })

    it("carries as many pictures and files, and says how large these are", async () => {
      const counts = (fields: object) =>
        ["get_image", "get_document", "get_sampledata"].map((field) => numbered(fields, field).length)
      expect(counts(shown)).toEqual(counts(wanted))
      const files = [...numbered(shown, "get_document"), ...numbered(shown, "get_sampledata")]
      const sizes = [...numbered(shown, "document_bytes"), ...numbered(shown, "sampledata_bytes")]
      const answers = await Promise.all(files.map((file) => fetch(`${target().baseUrl}${file}`, { method: "HEAD" })))
      expect(sizes).toEqual(answers.map(({ headers }) => Number(headers.get("content-length"))))
    })

    it("carries its packages by their own ids", () => {
      const bare = shown.packages.map(({ name, price, description, deliverycontent }) => ({
        name,
        price,
        description,
        deliverycontent,
      }))
      expect(bare).toEqual(wanted.packages.map(({ id: _, ...choice }) => choice))
      const ids = [shown.id, ...shown.packages.map(({ id }) => id)]
      expect(new Set(ids).size).toBe(ids.length)
      expect(shown.plugins).toEqual([])
    })

    it.each(["accessoryitems", "softwareserviceitems"] as const)("names its %s with address and price", (field) => {
      const bare = shown[field].map(({ name, get_absolute_url, price }) => ({ name, get_absolute_url, price }))
      expect(bare).toEqual(wanted[field].map(({ id: _, ...item }) => item))
    })

    it("is what the list shows of it", async () => {
      const card = await cardOf(slug)
      expect(shown).toMatchObject({ ...card })
    })
  },
)

describe("what a page needs beyond the specification", () => {
  it("is the companion that comes along, with its price and the kind that decides about shipping", async () => {
    expect((await demoProduct("icon-icr70", "purchase")).mandatory_companion).toEqual({
      id: expect.any(String),
      name: "Geräteprüfung mit Protokoll",
      price: "60.00",
      category: "addon",
    })
    expect(await demoProduct("rtc-360", "purchase")).not.toHaveProperty("mandatory_companion")
  })

  it("is the same device for rent, and the other way round", async () => {
    const [sold, rented] = [await demoProduct("rtc-360", "purchase"), await demoProduct("rtc-360")]
    expect(sold.counterpart).toMatchObject({ id: rented.id, get_absolute_url: "/mieten/rtc-360/", price: "290.00" })
    expect(rented.counterpart).toMatchObject({ id: sold.id, get_absolute_url: "/kaufen/rtc-360/" })
    expect(await demoProduct("mobile-mapping-set")).not.toHaveProperty("counterpart")
  })

  it("is what is in each package, with what is in those it builds on", async () => {
    const { contents, packages } = await demoProduct("rtc-360", "purchase")
    const base = ["RTC 360", "vier Akkus, Ladegerät", "Carbon-Stativ", "Transportkoffer", "Prüfprotokoll"]
    const office = [...base, "Cyclone REGISTER 360 PLUS, Jahreslizenz", "Feld-Tablet"]
    const survey = ["sechs Referenzkugeln und 20 Zielmarken", "zwei Schulungstage in St. Gallen für zwei Personen"]
    const shown = [contents, ...packages.map((one) => one.contents)]
    const readable = shown.map((items = []) => items.map((item) => item.replaceAll("\u00a0", " ")))
    expect(readable).toEqual([base, office, [...office, ...survey]])
    expect(await demoProduct("register-360", "software-service")).not.toHaveProperty("contents")
  })

  it("is which accessories are in which package, each with its picture", async () => {
    const { accessoryitems, included_accessories, packages } = await demoProduct("rtc-360", "purchase")
    const names = (ids: string[] = []) => ids.map((id) => accessoryitems.find((item) => item.id === id)?.name)
    const base = ["Akku zu RTC 360", "Transportkoffer zu RTC 360", "Carbon-Stativ"]
    expect(names(included_accessories)).toEqual(base)
    expect(names(packages[0].included_accessories)).toEqual([...base, "Feld-Tablet, 10 Zoll"])
    expect(names(packages[1].included_accessories)).toEqual([...base, "Referenzkugeln, 145 mm", "Feld-Tablet, 10 Zoll"])
    expect(accessoryitems.every(({ get_thumbnail }) => get_thumbnail.startsWith("/media/"))).toBe(true)
  })

  it("is which accessory can't be had", async () => {
    const { accessoryitems } = await demoProduct("rtc-360", "purchase")
    const inactive = accessoryitems.filter((item) => item.product_is_inactive)
    expect(inactive.map(({ name }) => name)).toEqual(["Mehrfach-Ladegerät zu RTC 360"])
  })

  it("is whether prices begin at the card's price or end there", async () => {
    expect(await cardOf("blk-2-go")).toHaveProperty("has_choices", true)
    const accessories = (await api<ProductCard[]>("GET", "/products/accessory/")).body
    expect(accessories.filter((card) => card.has_choices)).toEqual([])
  })
})

describe("the stock", () => {
  it("shows at the product and at each of its packages", async () => {
    const [scanner] = await sql(`select id from product where handle = 'kauf-blk-2-go'`)
    expect(await demoProduct("blk-2-go", "purchase")).toMatchObject({ id: scanner.id, availability: "in_stock" })
    await sql(
      `update inventory_level set stocked_quantity = 0 from product_variant_inventory_item l
                 join product_variant v on v.id = l.variant_id
                where inventory_level.inventory_item_id = l.inventory_item_id and v.product_id = $1`,
      scanner.id,
    )
    const shown = () => demoProduct("blk-2-go", "purchase")
    await until("the product on order", async () => (await shown()).availability === "on_order", AT_ONCE_MS)
    expect((await shown()).packages.map(({ availability }) => availability)).toEqual(["on_order", "on_order"])
  })
})
