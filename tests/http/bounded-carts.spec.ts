import { createHmac } from "node:crypto"
import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { now } from "#platform/clock"
import { forgetEmptyCarts } from "#shop/cart/commands/forget-old-carts"
import type { ProductCard } from "#shop/catalogue/wire/product"
import { api, newCartToken, sql } from "../harness"
import { shopEnvironment } from "../harness/settings"
import { target } from "../harness/target"
import { fillCart, readCart } from "./cart-support"

let db: Knex
let accessory: { id: string }
beforeAll(async () => {
  db = knex({ client: "pg", connection: target().databaseUrl })
  const { body } = await api<ProductCard[]>("GET", "/products/accessory/")
  accessory = body.find(({ product_is_inactive }) => !product_is_inactive)!
})
afterAll(() => db.destroy())
beforeEach(() => sql("delete from session_attempt"))

const add = (cart: string) => api("POST", `/cart/accessory/${accessory.id}/`, { body: { cart, quantity: 1 } })
const cartsOpened = async (count: number) => {
  await add(newCartToken())
  await sql(
    `insert into session_attempt (rule, subject)
     select rule, subject from session_attempt, generate_series(2, $1) where rule = 'new-cart'`,
    count,
  )
}

describe("carts opened from one address", () => {
  it("are 300 an hour; further things go into those that are open", async () => {
    const known = newCartToken()
    await add(known)
    await cartsOpened(299)
    const refused = newCartToken()
    const answer = await add(refused)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(3_500)
    expect(await sql("select 1 from session_cart_token where token = $1", refused)).toEqual([])
    expect((await add(known)).body.total_quantity).toBe(2)
    await sql("update session_attempt set attempted_at = attempted_at - interval '1 hour'")
    expect((await add(refused)).status).toBe(200)
  })

  it("don't count where nothing came into them", async () => {
    for (let time = 0; time < 3; time++)
      await api("POST", "/cart/accessory/unknown/", { body: { cart: newCartToken(), quantity: 1 } })
    expect(await sql("select 1 from session_attempt where rule = 'new-cart'")).toEqual([])
  })
})

const hoursBeforeNow = (hours: number) => new Date(now().getTime() - hours * 3_600_000)

describe("a cart", () => {
  it("has a hundred lines at most, and stays as it was when there is no room", async () => {
    const cart = newCartToken()
    await add(cart)
    await fillCart(cart, 100)
    const { body: accessories } = await api<ProductCard[]>("GET", "/products/accessory/")
    const other = accessories.find(({ id, product_is_inactive }) => id !== accessory.id && !product_is_inactive)!
    const answer = await api("POST", `/cart/accessory/${other.id}/`, { body: { cart, quantity: 1 } })
    expect(answer.status).toBe(400)
    expect(answer.body.non_field_errors).toEqual(["Ein Warenkorb fasst höchstens 100 Positionen."])
    const [{ count }] = await sql(
      `select count(*)::int from cart_line_item
        where cart_id = (select cart_id from session_cart_token where token = $1)`,
      cart,
    )
    expect(count).toBe(100)
    expect((await add(cart)).body.quantity).toBe(2)
  })

  it("that is empty is forgotten after a day, one with something in it is not", async () => {
    const [emptied, fresh, full] = [newCartToken(), newCartToken(), newCartToken()]
    await forgetEmptyCarts(db) // of other files
    for (const cart of [emptied, fresh, full]) await add(cart)
    for (const cart of [emptied, fresh]) await api("DELETE", `/cart/${cart}/`)
    const touched = (hoursAgo: number, ...carts: string[]) =>
      sql("update session_cart_token set updated_at = $1 where token = any($2)", hoursBeforeNow(hoursAgo), carts)
    await touched(25, emptied, full)
    await touched(23, fresh)
    expect(await forgetEmptyCarts(db)).toBe(1)
    expect(
      await sql("select token from session_cart_token where token = any($1) order by token", [emptied, fresh, full]),
    ).toEqual([fresh, full].toSorted().map((token) => ({ token })))
    expect((await readCart(full)).total_quantity).toBe(1)
    expect((await add(emptied)).body.total_quantity).toBe(1)
  })

  it("is not opened by looking at it", async () => {
    const cart = newCartToken()
    for (const path of [`/cart/${cart}/`, `/cart-count/${cart}/`]) expect((await api("GET", path)).status).toBe(200)
    expect(await sql("select 1 from session_cart_token where token = $1", cart)).toEqual([])
  })
})

describe("a session", () => {
  const { SESSION_SECRET } = shopEnvironment("", 0)
  const base64url = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url")
  /** A token as Medusa signs it. */
  const signed = (claims: object) => {
    const text = `${base64url({ alg: "HS256", typ: "JWT" })}.${base64url(claims)}`
    return `${text}.${createHmac("sha256", SESSION_SECRET).update(text).digest("base64url")}`
  }

  it("is begun by no GET", async () => {
    const paths = ["/", "/mieten", "/backend/api/v1/products/rental/", "/backend/api/v1/cart/aaaaaaaaaaaaaaaa/"]
    for (const path of [...paths, "/admin/users", "/auth/session", "/store/products", "/hooks/x"]) {
      const answer = await fetch(target().baseUrl + path)
      expect(answer.headers.getSetCookie(), path).toEqual([])
    }
  })

  it("is not kept of a token that belongs to nobody yet", async () => {
    const token = signed({ actor_id: "", actor_type: "user", auth_identity_id: "authid_x", app_metadata: {} })
    const answer = await fetch(`${target().baseUrl}/auth/session`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    })
    expect(answer.headers.getSetCookie()).toEqual([])
  })
})
