import { beforeAll, describe, expect, it } from "vitest"
import { api, demoProduct, sql, until } from "../harness"
import { auditOf, refusal, staffProducts } from "./staff-product-support"

let products: Awaited<ReturnType<typeof staffProducts>>
beforeAll(async () => {
  products = await staffProducts()
})

describe("a new product", () => {
  const body = (changes: object = {}) => ({
    kind: "rental",
    name: "Testscanner «Neu»",
    subtitle: "Zum Ausprobieren",
    slug: "testscanner-neu",
    is_published: true,
    choices: [{ name: "", price: "120.5" }],
    stock_quantity: 0,
    copy_of: null,
    ...changes,
  })
  const create = (changes: object = {}) => products.admin("POST", "/admin/shop/products", body(changes))
  const made = () => sql<{ count: number }>("select count(*)::int from product where handle like '%testscanner%'")

  it("for rent is in the shop at once, with an audit entry, and once only", async () => {
    const answers = await Promise.all([create(), create(), create()])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400])
    const created = answers.find(({ status }) => status === 201) as (typeof answers)[number]
    expect(answers.filter((answer) => answer !== created).map(({ body: refused }) => Object.keys(refused))).toEqual([
      ["slug"],
      ["slug"],
    ])
    const { id } = created.body
    await until(
      "the product",
      async () => (await api("GET", "/products/rental/testscanner-neu/")).status === 200,
      1_000,
    )
    expect(await demoProduct("testscanner-neu")).toMatchObject({ id, name: "Testscanner «Neu»", price: "120.50" })
    expect(await auditOf(id, "product.create")).toEqual([
      expect.objectContaining({ before: null, after: expect.objectContaining({ handle: "miete-testscanner-neu" }) }),
    ])
    const [{ body: medusa }] = [
      await products.admin(
        "GET",
        `/admin/products/${id}?fields=*variants,*variants.prices,*sales_channels,*shipping_profile,*type,*categories`,
      ),
    ]
    const { product } = medusa
    expect(product).toMatchObject({ handle: "miete-testscanner-neu", status: "published", type: { value: "rental" } })
    expect([product.sales_channels.length, product.categories.length]).toEqual([1, 1])
    expect(product.shipping_profile.type).toBe("default")
    expect(product.variants).toEqual([
      expect.objectContaining({
        sku: "MIETE-TESTSCANNER-NEU",
        manage_inventory: false,
        prices: [expect.objectContaining({ amount: 120.5 })],
      }),
    ])
    expect((await products.read(id)).groups.offers.values).toEqual({
      service_ids: [],
      purpose_ids: [],
      restocking_days: 0,
    })
  })

  it("for sale has packages that draw on one stock, and can be bought", async () => {
    const choices = [
      { name: "Basis", price: "1000" },
      { name: "Komplett", price: "1500.00", description: "<p>Alles</p>" },
    ]
    const { status, body: made } = await create({ kind: "purchase", choices, stock_quantity: 4 })
    expect(status).toBe(201)
    await until(
      "the product",
      async () => (await api("GET", "/products/purchase/testscanner-neu/")).status === 200,
      1_000,
    )
    const { availability, base_package_name, packages, price } = await demoProduct("testscanner-neu", "purchase")
    expect({ availability, base_package_name, price }).toEqual({
      availability: "in_stock",
      base_package_name: "Basis",
      price: "1000.00",
    })
    expect(packages).toEqual([
      expect.objectContaining({
        name: "Komplett",
        price: "1500.00",
        description: "<p>Alles</p>",
        availability: "in_stock",
      }),
    ])
    const cart = `staff-products-new-${Date.now()}`
    const bought = await api("POST", `/cart/package/${packages[0].id}/`, { body: { cart, quantity: 2 } })
    expect(bought.status).toBeLessThan(300)
    const levels = await sql(
      `select l.stocked_quantity::int from inventory_level l join product_variant_inventory_item i on i.inventory_item_id = l.inventory_item_id
         join product_variant v on v.id = i.variant_id where v.product_id = $1`,
      made.id,
    )
    expect(levels).toEqual([{ stocked_quantity: 4 }, { stocked_quantity: 4 }])
  })

  it("without a price or as a draft is not in the shop until it has one and is published", async () => {
    const { body: made } = await create({
      slug: "testscanner-still",
      choices: [{ name: "", price: null }],
      is_published: false,
    })
    const { obstacles } = await products.read(made.id)
    expect(obstacles).toEqual(["draft", "no_price"])
    const { values } = await products.stored(made.id, "prices")
    expect((await products.save(made.id, "prices", { choices: [{ ...values.choices[0], price: "99" }] })).status).toBe(
      200,
    )
    await products.admin("POST", `/admin/products/${made.id}`, { status: "published" })
    await until(
      "the product",
      async () => (await api("GET", "/products/rental/testscanner-still/")).status === 200,
      1_000,
    )
    expect((await products.read(made.id)).obstacles).toEqual([])
  })

  it("takes the address that a deleted one had", async () => {
    const { body: made } = await create({ slug: "testscanner-alt" })
    expect((await products.admin("DELETE", `/admin/products/${made.id}`)).status).toBe(200)
    expect((await create({ slug: "testscanner-alt" })).status).toBe(201)
  })

  it("has article numbers of its own, though another product's looks like that of its second package", async () => {
    const choices = [
      { name: "Basis", price: "1000" },
      { name: "Komplett", price: "1500" },
    ]
    expect((await create({ kind: "purchase", slug: "testscanner-turm-1" })).status).toBe(201)
    const { status, body: twice } = await create({ kind: "purchase", slug: "testscanner-turm", choices })
    expect(status, JSON.stringify(twice)).toBe(201)
    const skus = await sql<{ sku: string }>("select sku from product_variant where product_id = $1", twice.id)
    expect(new Set(skus.map(({ sku }) => sku)).size).toBe(2)
  })

  it("takes over what its model has", async () => {
    const { body: made } = await create({ slug: "testscanner-kopie", copy_of: products.rentalId })
    const [model, copy] = [await products.read(products.rentalId), await products.read(made.id)]
    for (const group of ["texts", "media", "links", "offers"] as const)
      expect(copy.groups[group]).toEqual(model.groups[group])
    expect(copy.groups.card.values).toMatchObject({ slug: "testscanner-kopie", is_inactive: false })
  })

  it.each([
    ["a kind that there isn't", { kind: "gift" }, "kind"],
    ["no name", { name: "" }, "name"],
    ["an address that is taken", { slug: "rtc-360" }, "slug"],
    ["an address of the shop's own", { kind: "purchase", slug: "zubehoer" }, "slug"],
    ["a price that is none", { choices: [{ name: "", price: "viel" }] }, "choices.0.price"],
    [
      "packages of a rental",
      {
        choices: [
          { name: "a", price: "1" },
          { name: "b", price: "2" },
        ],
      },
      "choices",
    ],
    [
      "two packages of one name",
      {
        kind: "purchase",
        choices: [
          { name: "a", price: "1" },
          { name: "A", price: "2" },
        ],
      },
      "choices.1.name",
    ],
    ["less than nothing in stock", { stock_quantity: -1 }, "stock_quantity"],
  ])("is refused with %s", async (_case, changes, field) => {
    const [before] = await made()
    expect(refusal(await create({ slug: "testscanner-nie", ...changes }))).toEqual([400, field])
    expect(await made()).toEqual([before])
  })

  it("is refused after a model that is no more", async () => {
    expect((await create({ slug: "testscanner-nie", copy_of: "prod_unknown" })).status).toBe(404)
  })
})

describe("GET /admin/shop/products", () => {
  const named = async (query: string) =>
    (await products.admin<{ products: { name: string; kind: string }[] }>("GET", `/admin/shop/products?${query}`)).body
      .products

  it("finds products by name and kind", async () => {
    const found = await named("q=stativ&kind=accessory")
    expect(found.length).toBeGreaterThan(1)
    expect(found.every(({ name, kind }) => /stativ/i.test(name) && kind === "accessory")).toBe(true)
    expect(await named("q=%25")).toEqual([])
    expect((await named("kind=addon&kind=education")).map(({ kind }) => kind)).toContain("education")
    expect((await products.admin("GET", "/admin/shop/products?kind=gift")).status).toBe(400)
  })
})
