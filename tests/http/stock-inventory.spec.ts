import { beforeAll, describe, expect, it } from "vitest"
import { sql, staff } from "../harness"

let admin: Awaited<ReturnType<typeof staff>>
/** A variant with its article, another article, and a location that the shop doesn't sell from, with three pieces of the first. */
const ids = {} as Record<"product" | "variant" | "item" | "other" | "far", string>
beforeAll(async () => {
  admin = await staff()
  const [linked, other] = await sql<{ product: string; variant: string; item: string }>(
    `select v.product_id as product, v.id as variant, link.inventory_item_id as item
       from product_variant_inventory_item link join product_variant v on v.id = link.variant_id
      where link.inventory_item_id in (select inventory_item_id from product_variant_inventory_item group by 1 having count(*) = 1)
      order by v.id limit 2`,
  )
  const { body } = await admin("POST", "/admin/stock-locations", { name: "Aussenlager" })
  Object.assign(ids, linked, { other: other.item, far: body.stock_location.id })
  await sql(
    `insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity)
     values ('ilev_far', $1, $2, 3, '{"value": "3"}')`,
    ...[ids.item, ids.far],
  )
})

const level = (stocked_quantity: number) => ({ location_id: ids.far, inventory_item_id: ids.item, stocked_quantity })
const link = (item: string, required_quantity = 1) => ({ inventory_item_id: item, required_quantity })
const kit = (...inventory_items: object[]) => ({ title: "Set", prices: [], inventory_items })
const ofVariant = () => `products/${ids.product}/variants/${ids.variant}/inventory-items`
const LINKS = "products/x/variants/inventory-items/batch"

describe("on Medusa's pages of inventory", () => {
  it.each<[string, () => [path: string, body: object]]>([
    [
      "more pieces at another location",
      () => [`inventory-items/${ids.item}/location-levels/${ids.far}`, { stocked_quantity: 4 }],
    ],
    [
      "more among its levels",
      () => [
        `inventory-items/${ids.item}/location-levels/batch`,
        { update: [{ location_id: ids.far, stocked_quantity: 4 }] },
      ],
    ],
    ["more among levels of articles", () => ["inventory-items/location-levels/batch", { update: [level(4)] }]],
    ["two pieces of an article for one", () => [`${ofVariant()}/${ids.item}`, { required_quantity: 2 }]],
    ["a second article of a variant", () => [ofVariant(), link(ids.other)]],
    ["one among links", () => [LINKS, { create: [{ ...link(ids.other), variant_id: ids.variant }] }]],
    ["a new variant of two", () => [`products/${ids.product}/variants`, kit(link(ids.item), link(ids.other))]],
    ["one among variants", () => [`products/${ids.product}/variants/batch`, { create: [kit(link(ids.item, 2))] }]],
    ["a product of several", () => ["products", { title: "Set", variants: [kit(link(ids.item, 2))] }]],
    [
      "one among products",
      () => ["products/batch", { create: [{ title: "Set", variants: [kit(link(ids.item, 0))] }] }],
    ],
  ])("%s can't be entered", async (_what, asked) => {
    const [path, body] = asked()
    const answer = await admin("POST", `/admin/${path}`, body)
    expect([answer.status, typeof answer.body.message]).toEqual([409, "string"])
  })

  it.each<[string, () => [path: string, body: object]]>([
    [
      "fewer pieces at another location",
      () => [`inventory-items/${ids.item}/location-levels/${ids.far}`, { stocked_quantity: 2 }],
    ],
    ["fewer among levels of articles", () => ["inventory-items/location-levels/batch", { update: [level(0)] }]],
    [
      "another article instead of a variant's own",
      () => [
        LINKS,
        {
          create: [{ ...link(ids.other), variant_id: ids.variant }],
          delete: [{ variant_id: ids.variant, inventory_item_id: ids.item }],
        },
      ],
    ],
  ])("%s can", async (_what, asked) => {
    const [path, body] = asked()
    expect((await admin("POST", `/admin/${path}`, body)).status).toBe(200)
  })
})
