import { describe, expect, it } from "vitest"
import type { Cart } from "#shop/cart/wire/cart"
import type { Addon, ProductDetail } from "#shop/catalogue/wire/product"
import { AT_ONCE_MS, api, demoDeliveryTypes, demoProduct, newCartToken, staff, until } from "../harness"
import { add, cartWithAccessory, readCart } from "./cart-support"

const firstAddon = async () => (await api<Addon[]>("GET", "/products/addon")).body[0]
const firstTraining = async () => (await api<ProductDetail[]>("GET", "/products/education/")).body[0]

/** What each path category of `POST /cart/{category}/{id}/` sells, with its price and the line's name (ruling 2). */
const SOLD: Record<string, () => Promise<{ id: string; price: string; name: string }>> = {
  purchase: async () => {
    const { id, price, name, base_package_name } = await demoProduct("rtc-360", "purchase")
    return { id, price, name: `${name}, ${base_package_name}` }
  },
  package: async () => {
    const { name, packages } = await demoProduct("rtc-360", "purchase")
    return { ...packages[0], name: `${name}, ${packages[0].name}` }
  },
  accessory: () => demoProduct("carbon-stativ", "accessory"),
  "software-service": async () => {
    const { id, price, name, pluginname } = await demoProduct("register-360", "software-service")
    return { id, price, name: `${name}, ${pluginname}` }
  },
  plugin: async () => {
    const { name, plugins } = await demoProduct("register-360", "software-service")
    return { ...plugins[1], name: `${name}, ${plugins[1].name}` }
  },
  addon: firstAddon,
  education: firstTraining,
}

describe.each(Object.entries(SOLD))("the category %s", (category, sold) => {
  it("adds, merges, changes and removes, with and without the slash at the end", async () => {
    const cart = newCartToken()
    const { id, price, name } = await sold()
    const body = { cart, product: id, quantity: 1 }
    const { body: added } = await api("POST", `/cart/${category}/${id}`, { body })
    expect(await api("POST", `/cart/${category}/${id}/`, { body: { ...body, quantity: 2 } })).toMatchObject({
      body: { item: added.item, quantity: 3, total_quantity: 3 },
    })

    const [line, ...others] = (await readCart(cart)).items
    expect(others).toEqual([])
    expect(line).toMatchObject({
      id: added.item,
      display_name: name,
      display_quantity: "3",
      subtotal: (3 * Number(price)).toFixed(2),
      product: { id, category, price },
      mandatory: false,
      product_is_inactive: false,
    })

    for (const [path, quantity] of [
      [`/cart/${category}/${line.id}`, 2],
      [`/cart/${category}/${line.id}/`, 5],
    ] as const)
      expect(await api("PUT", path, { body: { quantity } })).toMatchObject({
        status: 200,
        body: { item: line.id, quantity, total_quantity: quantity },
      })
    expect(await api("DELETE", `/cart/${category}/${line.id}`)).toMatchObject({ body: { total_quantity: 0 } })
    expect(await api("DELETE", `/cart/${category}/${line.id}/`)).toMatchObject({ status: 404 })
  })

  it("is not another one", async () => {
    const { id } = await sold()
    const others = ["rental", ...Object.keys(SOLD)].filter((other) => other !== category)
    const answers = await Promise.all(others.map((other) => add(other, id, { cart: newCartToken() })))
    expect(answers.map(({ status }) => status)).toEqual(others.map(() => 404))
  })
})

it("keeps a line for each category and package, whatever else is in the cart", async () => {
  const cart = newCartToken()
  const { pickup } = await demoDeliveryTypes()
  const rental = await demoProduct("blk-3d")
  const period = { rentalstartdate: "2027-03-02", rentalenddate: "2027-03-04", delivery: pickup.id }
  await add("rental", rental.id, { cart, ...period })
  for (const round of [1, 2])
    for (const [category, sold] of Object.entries(SOLD))
      expect((await add(category, (await sold()).id, { cart })).status, `${category} ${round}`).toBe(200)
  const { items, total_quantity } = await readCart(cart)
  expect(items.map(({ product, quantity }) => [product.category, quantity])).toEqual([
    ["rental", 1],
    ...Object.keys(SOLD).map((category) => [category, 2]),
  ])
  expect(total_quantity).toBe(1 + 2 * Object.keys(SOLD).length)
})

it("counts and shows the same number with and without the slash at the end", async () => {
  const cart = await cartWithAccessory("carbon-stativ", 4)
  for (const path of [`/cart-count/${cart}`, `/cart-count/${cart}/`])
    expect((await api("GET", path)).body).toEqual({ total_quantity: 4 })
  expect((await api<Cart>("GET", `/cart/${cart}`)).body).toEqual(await readCart(cart))
  expect(await api("DELETE", `/cart/${cart}`)).toMatchObject({ status: 200, body: {} })
  expect((await readCart(cart)).items).toEqual([])
})

it("lets the last of many changes of a quantity stand", async () => {
  const cart = await cartWithAccessory("carbon-stativ", 1)
  const [{ id }] = (await readCart(cart)).items
  await Promise.all(
    Array.from({ length: 8 }, (_, index) => api("PUT", `/cart/accessory/${id}/`, { body: { quantity: index + 1 } })),
  )
  await api("PUT", `/cart/accessory/${id}/`, { body: { quantity: 7 } })
  const { items, total_price } = await readCart(cart)
  expect(items[0]).toMatchObject({ quantity: 7, subtotal: "4830.00" })
  expect(total_price).toBe("4830.00")
})

it("says of a line that its product can't be had any more", async () => {
  const cart = await cartWithAccessory("miniprisma")
  const { id } = await demoProduct("miniprisma", "accessory")
  const admin = await staff()
  await admin("POST", `/admin/products/${id}`, { status: "draft" })
  await until(
    "the line without its product",
    async () => (await readCart(cart)).items[0].product_is_inactive,
    AT_ONCE_MS,
  )
  const [line] = (await readCart(cart)).items
  expect(line).toMatchObject({ display_name: "Miniprisma mit Spitze", subtotal: "340.00" })
  expect((await api("DELETE", `/cart/accessory/${line.id}/`)).status).toBe(200)
  await admin("POST", `/admin/products/${id}`, { status: "published" })
})
