import { describe, expect, it } from "vitest"
import type { ProductCard } from "#shop/catalogue/wire/product"
import { api, demoProduct, newCartToken, signedInCustomer, sql, staff, until } from "../harness"
import { target } from "../harness/target"
import { add, readCart } from "./cart-support"
import { checkOut } from "./checkout-support"

const SLUG = "blk-360-g2-2023"
const device = () => demoProduct(SLUG, "used-device")

async function cartWithDevice() {
  const cart = newCartToken()
  const { id } = await device()
  expect((await add("used-device", id, { cart, quantity: 3 })).body).toMatchObject({ quantity: 1 })
  return cart
}

describe("a used device", () => {
  it("is listed, also by the device that it is, and found", async () => {
    const slugs = async (path: string) => (await api<ProductCard[]>("GET", path)).body.map(({ slug }) => slug)
    expect(await slugs("/products/used-device/")).toEqual([SLUG, "rtc-360-2022"])
    expect(await slugs("/products/search/used-device/rtc-360/")).toEqual(["rtc-360-2022"])
    const { body } = await api<ProductCard[]>("POST", "/products/search/", { body: { query: "Occasion" } })
    expect(body.map(({ slug }) => slug)).toEqual(expect.arrayContaining([SLUG, "rtc-360-2022"]))
  })

  it("has a page, which the sitemap names", async () => {
    const page = await fetch(`${target().baseUrl}/kaufen/occasion/${SLUG}/`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain("BLK 360 G2, Jahrgang 2023")
    const sitemap = await (await fetch(`${target().baseUrl}/sitemap.xml`)).text()
    expect(sitemap).toContain("/kaufen/occasion<")
    expect(sitemap).toContain(`/kaufen/occasion/${SLUG}/<`)
  })

  it("is sold once: the other order is refused, and the page says that it is gone", async () => {
    const [first, second] = [await signedInCustomer(), await signedInCustomer()]
    const carts = [await cartWithDevice(), await cartWithDevice()]
    expect((await readCart(carts[0])).shipping_cost).toBe("0.00")
    const answers = await Promise.all([checkOut(carts[0], first), checkOut(carts[1], second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const won = answers.find(({ status }) => status === 200)!
    expect(answers.find(({ status }) => status === 400)?.body).toEqual({
      non_field_errors: ["Produkt nicht lieferbar."],
    })
    await until("the page says so", async () => (await device()).product_is_inactive)
    expect((await add("used-device", (await device()).id, { cart: newCartToken() })).status).toBe(400)
    const order = await api("GET", `/orders/${won.body.id}/`, { token: (won === answers[0] ? first : second).token })
    expect(order.body.useddeviceitems).toMatchObject([{ display_name: "BLK 360 G2, Jahrgang 2023", quantity: 1 }])
    await until("it is in the accounts", async () => {
      const [row] = await sql("select state from erp_mirror where order_id = $1", won.body.id)
      return row?.state === "done"
    })
  })

  it("is made by staff with one piece in stock", async () => {
    const admin = await staff()
    const body = {
      kind: "used-device",
      name: "BLK 3D, Jahrgang 2021",
      slug: "blk-3d-2021",
      subtitle: "",
      is_published: true,
    }
    const choices = [{ name: "", price: "2900.00", description: "", delivery_content: "" }]
    const made = await admin("POST", "/admin/shop/products", { ...body, choices, stock_quantity: 1, copy_of: null })
    expect(made.status, JSON.stringify(made.body)).toBeLessThan(300)
    await until("it is there", async () => (await api("GET", "/products/used-device/blk-3d-2021/")).status === 200)
  })
})
