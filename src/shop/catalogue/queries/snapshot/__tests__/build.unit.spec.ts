import { describe, expect, it } from "vitest"
import { buildSnapshot } from "../build"
import { PackedProduct } from "../packed-product"
import type { ProductTexts } from "../product-texts"
import type { CatalogueRows } from "../read-rows"
import type { ProfileRow, StoredRow, VariantRow } from "../rows"

interface Given extends Partial<Omit<CatalogueRows, "products">> {
  products: (Omit<StoredRow, "variants"> & { texts: Partial<ProductTexts> })[]
  variants: VariantRow[]
}

const snapshotOf = ({ products, variants, ...others }: Given) => {
  const read = products.map(({ texts, ...row }) => ({
    id: row.id,
    row: JSON.stringify({ ...row, variants: variants.filter(({ product_id }) => product_id === row.id) }),
    texts: JSON.stringify({ images: [], ...texts }),
  }))
  return buildSnapshot({
    products: PackedProduct.all(read),
    services: [],
    purposes: [],
    deliveryTypes: [],
    ...others,
  })
}

const profile = (fields: Partial<ProfileRow>) =>
  ({ slug: "gerät", accessory_ids: [], device_tags: [], ...fields }) as ProfileRow
const product = (id: string, fields: Partial<Given["products"][number]> = {}): Given["products"][number] => ({
  id,
  handle: `handle-${id}`,
  name: id,
  subtitle: null,
  thumbnail: null,
  kind: "purchase",
  profile: null,
  restocking_days: null,
  rates: [],
  changed_on: "2026-11-01",
  texts: {},
  ...fields,
})
const variant = (id: string, productId: string, fields: Partial<VariantRow> = {}): VariantRow => ({
  id,
  product_id: productId,
  title: id,
  sku: null,
  manage_inventory: false,
  price: "100",
  description: null,
  delivery_content: null,
  inventory_item_id: null,
  available: null,
  changed_on: "2026-11-02",
  ...fields,
})
describe("a product", () => {
  it("is for sale once it has a kind and a price in CHF", () => {
    const products = [product("priced"), product("unpriced"), product("other", { kind: "voucher" as "addon" })]
    const catalogue = snapshotOf({ products, variants: [variant("v1", "priced"), variant("v2", "other")] })
    expect([...catalogue.products.keys()]).toEqual(["priced"])
  })

  it("without profile is found under its handle", () => {
    const catalogue = snapshotOf({ products: [product("p")], variants: [variant("v", "p")] })
    expect(catalogue.findBySlug("purchase", "handle-p")?.card.get_absolute_url).toBe("/kaufen/handle-p/")
  })

  it("without picture asks for the placeholder", () => {
    const catalogue = snapshotOf({ products: [product("p")], variants: [variant("v", "p")] })
    expect(catalogue.products.get("p")?.card.get_thumbnail).toBe("default")
  })

  it("has an address within its kind only", () => {
    const products = [
      product("r", { kind: "rental", profile: profile({ slug: "blk" }) }),
      product("p", { profile: profile({ slug: "blk" }) }),
    ]
    const catalogue = snapshotOf({ products, variants: [variant("v1", "r"), variant("v2", "p")] })
    expect(catalogue.findBySlug("rental", "blk")?.id).toBe("r")
    expect(catalogue.findBySlug("purchase", "blk")?.id).toBe("p")
    expect(catalogue.findBySlug("accessory", "blk")).toBeUndefined()
  })

  it("refers to products for sale only", () => {
    const products = [
      product("p", { profile: profile({ accessory_ids: ["gone", "a"] }) }),
      product("a", { kind: "accessory" }),
    ]
    const catalogue = snapshotOf({ products, variants: [variant("v1", "p"), variant("v2", "a")] })
    expect(catalogue.products.get("p")?.detail.accessoryitems.map(({ id }) => id)).toEqual(["a"])
  })

  it("offers nothing that only comes along with another", () => {
    const products = [
      product("p", { profile: profile({ accessory_ids: ["check", "a"], companion_id: "check" }) }),
      product("check", { kind: "accessory", profile: profile({ slug: "check", is_mandatory: true }) }),
      product("a", { kind: "accessory" }),
    ]
    const catalogue = snapshotOf({ products, variants: products.map(({ id }) => variant(`v-${id}`, id)) })
    const { accessoryitems, mandatory_companion } = catalogue.products.get("p")!.detail
    expect([accessoryitems.map(({ id }) => id), mandatory_companion?.id]).toEqual([["a"], "check"])
  })

  it("that belongs to devices leads to those for sale", () => {
    const tagged = (slug: string, ...device_tags: string[]) => ({ profile: profile({ slug, device_tags }) })
    const products = [
      product("rented", { kind: "rental", ...tagged("rtc-360", "rtc-360") }),
      product("sold", tagged("rtc-360", "rtc-360")),
      product("tripod", { kind: "accessory", ...tagged("stativ", "icon", "rtc-360", "nothing") }),
    ]
    const catalogue = snapshotOf({ products, variants: products.map(({ id }) => variant(`v-${id}`, id)) })
    expect(catalogue.products.get("tripod")?.detail.devices).toEqual([
      { tag: "rtc-360", name: "RTC 360", get_absolute_url: "/kaufen/rtc-360/" },
      { tag: "icon", name: "iCON", get_absolute_url: null },
    ])
    expect(catalogue.products.get("sold")?.detail.devices).toEqual([])
  })

  it.each([
    ["in stock", { manage_inventory: true, available: "2" }, "in_stock"],
    ["out of stock", { manage_inventory: true, available: "0" }, "on_order"],
    ["promised beyond its stock", { manage_inventory: true, available: "-1" }, "on_order"],
    ["never counted", { manage_inventory: true }, "on_order"],
    ["not stocked at all", {}, undefined],
  ])("%s says so", (_case, stock, availability) => {
    const catalogue = snapshotOf({ products: [product("p")], variants: [variant("v", "p", stock)] })
    expect(catalogue.products.get("p")?.card.availability).toBe(availability)
  })

  it("shows at most the pictures, videos and sections that the wire has names for", () => {
    const nine = Array.from({ length: 9 }, (_, index) => `${index + 1}`)
    const accordions = nine.map((header) => ({ header, content: header }))
    const texts = { images: nine, videos: nine, accordions, image_alts: { 2: "zweites" } }
    const row = product("p", { texts })
    const detail = snapshotOf({ products: [row], variants: [variant("v", "p")] }).products.get("p")?.detail
    expect(detail).toMatchObject({
      get_image: "1",
      get_image6: "6",
      image_alt2: "zweites",
      videoId3: "3",
      accordionheader4: "4",
    })
    expect(detail).not.toHaveProperty("get_image7")
    expect(detail).not.toHaveProperty("videoId4")
    expect(detail).not.toHaveProperty("accordioncontent5")
  })
})

describe("the choices of a product", () => {
  const variants = [
    variant("base", "p", { price: "100.5" }),
    variant("more", "p", { title: "Paket Plus", price: "120" }),
  ]

  it.each([
    ["purchase", "package"],
    ["software-service", "plugin"],
  ] as const)("of the kind %s are itself and each %s", (kind, category) => {
    const row = product("p", { kind, profile: profile({ base_choice_name: "Basis" }) })
    const catalogue = snapshotOf({ products: [row], variants })
    expect(catalogue.products.get("p")).toMatchObject({ variantId: "base", priceRappen: 10050 })
    expect(catalogue.choices.get("base")?.choice).toMatchObject({ isBase: true, name: "Basis", category: kind })
    expect(catalogue.choices.get("more")?.choice).toMatchObject({
      isBase: false,
      name: "Paket Plus",
      category,
      priceRappen: 12000,
    })
  })

  it("are sold at one price each, as decimal text", () => {
    const detail = snapshotOf({ products: [product("p")], variants }).products.get("p")?.detail
    expect(detail?.price).toBe("100.50")
    expect(detail?.packages).toEqual([
      { id: "more", name: "Paket Plus", price: "120.00", description: "", deliverycontent: "" },
    ])
  })
})
