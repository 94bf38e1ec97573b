import { beforeAll, describe, expect, it } from "vitest"
import type { StaffStock } from "#shop/catalogue/wire/staff-stock"
import type { StaffListedOrder, StaffOrderList } from "#shop/erp/wire/staff-order-list"
import { api, demoProduct, signedInCustomer, sql, staff, until } from "../harness"
import { cartWithAccessory } from "./cart-support"
import { checkOut } from "./checkout-support"

let admin: Awaited<ReturnType<typeof staff>>
let path: string
let productId: string
beforeAll(async () => {
  admin = await staff()
  productId = (await demoProduct("usb-c-kabel", "accessory")).id
  path = `/admin/shop/products/${productId}/stock`
})

const articles = async () => (await admin<StaffStock>("GET", path)).body.articles
const availability = async () =>
  (await api<{ availability: string }>("GET", "/products/accessory/usb-c-kabel/")).body.availability

describe("the stock of an article", () => {
  it("is counted with a reason, which the log keeps, and the shop sells by it at once", async () => {
    const [article] = await articles()
    expect(article.pieces).toBeGreaterThan(0)
    const count = (pieces: number, version: number) =>
      admin("POST", path, { article: article.id, pieces, reason: "Inventur", version })
    expect((await count(0, article.pieces)).status).toBe(200)
    expect((await articles())[0]).toMatchObject({ pieces: 0, reserved: article.reserved })
    await until("the shop", async () => (await availability()) === "on_order")
    const [entry] = await sql(
      "select * from audit_entry where subject_id = $1 order by created_at desc limit 1",
      productId,
    )
    expect(entry).toMatchObject({
      action: "product.stock",
      before: { pieces: article.pieces },
      after: { pieces: 0, reason: "Inventur" },
    })
    expect((await count(7, article.pieces)).status).toBe(409)
    expect((await count(7, 0)).status).toBe(200)
    await until("the shop", async () => (await availability()) === "in_stock")
    const medusas = await sql(
      "select stocked_quantity::int as pieces, (raw_stocked_quantity->>'value')::int as raw from inventory_level where inventory_item_id = $1",
      article.id,
    )
    expect(medusas).toEqual([{ pieces: 7, raw: 7 }])
  })

  it("keeps what orders have reserved", async () => {
    const customer = await signedInCustomer()
    await checkOut(await cartWithAccessory("usb-c-kabel", 3), customer)
    const [article] = await articles()
    const body = { article: article.id, pieces: 2, reason: "defekt", version: article.pieces }
    expect((await admin("POST", path, body)).status).toBe(200)
    expect((await articles())[0]).toMatchObject({ pieces: 2, reserved: article.reserved })
  })

  it.each([
    ["a negative number", { pieces: -1 }, "pieces"],
    ["a part of a piece", { pieces: 1.5 }, "pieces"],
    ["no reason", { reason: " " }, "reason"],
    ["no article", { article: "" }, "article"],
  ])("is refused with %s", async (_case, wrong, field) => {
    const [{ id, pieces }] = await articles()
    const { status, body } = await admin("POST", path, { article: id, pieces, reason: "x", version: pieces, ...wrong })
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })

  it("is nobody's but the product's, and not there for what isn't counted", async () => {
    const [{ id, pieces }] = await articles()
    const { id: other } = await demoProduct("rtc-360")
    const elsewhere = `/admin/shop/products/${other}/stock`
    expect((await admin<StaffStock>("GET", elsewhere)).body).toEqual({ articles: [] })
    expect((await admin("POST", elsewhere, { article: id, pieces: 1, reason: "x", version: pieces })).status).toBe(404)
  })
})

describe("where an order stands", () => {
  it("is what the list says of it", async () => {
    const { id } = (await checkOut(await cartWithAccessory("usb-c-kabel"), await signedInCustomer())).body
    const standing = (await admin<StaffListedOrder>("GET", `/admin/orders/${id}/standing`)).body
    const { orders } = (await admin<StaffOrderList>("GET", `/admin/order-list?q=${standing.shop_number}`)).body
    expect(standing.invoice).toMatch(/coming|open/)
    expect(orders.map(({ shop_number, total }) => [shop_number, total])).toEqual([
      [standing.shop_number, standing.total],
    ])
    expect((await admin("GET", "/admin/orders/order_none/standing")).status).toBe(404)
  })
})

it("Medusa's pages that the shop has no use for are out of the menus, ours come first among the settings", async () => {
  const configurationOf = async (zone: string) =>
    (await admin(`GET`, `/admin/layouts/${zone}/configuration`)).body.default_configuration.configuration.widgets
  const menu = await configurationOf("sidebar")
  for (const page of ["promotions", "price-lists", "inventory"])
    expect(menu[`core:nav:/${page}`]).toEqual({ hidden: true })
  expect(menu["nav-child:/products:/collections"]).toEqual({ hidden: true })
  const settings = await configurationOf("settings.sidebar")
  expect(settings["core:settings-nav:/settings/shop"]).toEqual({ section: "general", order: -8 })
  expect(settings["core:settings-nav:/settings/team"]).toEqual({ section: "general", order: -2 })
  for (const page of ["workflows", "regions", "publishable-api-keys", "users"])
    expect(settings[`core:settings-nav:/settings/${page}`]).toEqual({ hidden: true })
})
