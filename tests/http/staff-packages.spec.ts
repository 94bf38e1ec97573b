import { beforeAll, describe, expect, it } from "vitest"
import type { GroupValues } from "#shop/catalogue/wire/staff-product"
import { AT_ONCE_MS, api, demoProduct, sql, until } from "../harness"
import { refusal, staffProducts } from "./staff-product-support"

let products: Awaited<ReturnType<typeof staffProducts>>
beforeAll(async () => {
  products = await staffProducts()
})

describe("packages", () => {
  const choices = async () => (await products.stored(products.purchaseId, "prices")).values.choices
  const shown = async () => (await demoProduct("rtc-360", "purchase")).packages.map(({ name, price }) => [name, price])

  it("are added, renamed, priced, put into order and removed at once", async () => {
    const [base, first, second] = await choices()
    const fresh = {
      id: null,
      name: "Paket Tunnel",
      price: "1’234.50",
      description: "<p>Neu<script></script></p>",
      delivery_content: "",
    }
    const changed = [{ ...base, price: "60000" }, fresh, { ...first, name: second.name }]
    expect((await products.save(products.purchaseId, "prices", { choices: changed })).status).toBe(200)
    const expected = [
      ["Paket Tunnel", "1234.50"],
      [second.name, first.price],
    ]
    await until("the new packages", async () => JSON.stringify(await shown()) === JSON.stringify(expected), AT_ONCE_MS)
    const { price, packages, availability } = await demoProduct("rtc-360", "purchase")
    expect(price).toBe("60000.00")
    expect(packages[0]).toMatchObject({ description: "<p>Neu</p>", availability })
    const [{ id }] = packages
    const [variant] = await sql("select sku, manage_inventory from product_variant where id = $1", id)
    expect(variant).toEqual({ sku: "KAUF-RTC-360-3", manage_inventory: true })

    const { body } = await products.admin(
      "GET",
      `/admin/products/${products.purchaseId}?fields=*variants,*variants.options,*variants.prices,*options.values`,
    )
    const names = body.product.variants.map((one: { title: string; options: { value: string }[] }) => [
      one.title,
      one.options[0].value,
    ])
    expect(names.every(([title, value]: string[]) => title === value)).toBe(true)
    expect(body.product.options[0].values).toHaveLength(3)
  })

  it("change their names with each other", async () => {
    const [base, first, second] = await choices()
    const swapped = [base, { ...first, name: second.name }, { ...second, name: first.name }]
    expect((await products.save(products.purchaseId, "prices", { choices: swapped })).status).toBe(200)
    expect((await choices()).map(({ id, name }) => [id, name])).toEqual(swapped.map(({ id, name }) => [id, name]))
  })

  it("can be bought", async () => {
    const { packages } = await demoProduct("rtc-360", "purchase")
    const cart = `staff-products-${Date.now()}`
    const body = { cart, quantity: 1 }
    expect((await api("POST", `/cart/package/${packages[0].id}/`, { body })).status).toBeLessThan(300)
  })

  it("keep a price that was changed on Medusa's own page, at once", async () => {
    const [base] = await choices()
    await products.admin("POST", `/admin/products/${products.purchaseId}/variants/${base.id}`, {
      prices: [{ currency_code: "chf", amount: 61000.5 }],
    })
    await until(
      "the other price",
      async () => (await demoProduct("rtc-360", "purchase")).price === "61000.50",
      AT_ONCE_MS,
    )
    expect((await choices())[0].price).toBe("61000.50")
  })

  it.each<[string, (choices: GroupValues["prices"]["choices"]) => unknown[], string]>([
    ["no price", ([base]) => [{ ...base, price: "" }], "choices.0.price"],
    ["three decimals", ([base]) => [{ ...base, price: "1.005" }], "choices.0.price"],
    ["a negative price", ([base, first]) => [base, { ...first, price: "-1" }], "choices.1.price"],
    [
      "two of one name",
      ([base, first]) => [base, first, { ...first, id: null, name: first.name.toUpperCase() }],
      "choices.2.name",
    ],
    ["a nameless one", ([base, first]) => [base, { ...first, name: "" }], "choices.1.name"],
    ["the base choice elsewhere", ([base, first]) => [first, base], "non_field_errors"],
    ["one that isn't there", ([base, first]) => [base, { ...first, id: "variant_unknown" }], "non_field_errors"],
    ["none at all", () => [], "choices"],
  ])("are refused with %s", async (_case, change, field) => {
    const before = await choices()
    const sent = change(before as GroupValues["prices"]["choices"])
    expect(refusal(await products.save(products.purchaseId, "prices", { choices: sent }))).toEqual([400, field])
    expect(await choices()).toEqual(before)
  })

  it("are not for rentals", async () => {
    const [day] = (await products.stored(products.rentalId, "prices")).values.choices
    const sent = [
      { ...day, name: "Tag" },
      { ...day, id: null, name: "Woche" },
    ]
    expect(refusal(await products.save(products.rentalId, "prices", { choices: sent }))).toEqual([
      400,
      "non_field_errors",
    ])
  })

  it("leave nothing behind when the last line of the change fails", async () => {
    const before = await choices()
    await sql("create function refuse() returns trigger language plpgsql as $$ begin raise 'full'; end $$")
    await sql("create trigger refuse before insert on audit_entry for each row execute function refuse()")
    const fresh = { id: null, name: "Paket Halb", price: "10", description: "", delivery_content: "" }
    expect((await products.save(products.purchaseId, "prices", { choices: [before[0], fresh] })).status).toBe(500)
    await sql("drop function refuse() cascade")
    expect(await choices()).toEqual(before)
  })
})
