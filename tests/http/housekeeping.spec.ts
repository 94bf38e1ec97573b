import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, expect, it } from "vitest"
import { forgetOldCarts } from "#shop/cart/commands/forget-old-carts"
import { sql } from "../harness"
import { target } from "../harness/target"
import { cartWithAccessory, readCart } from "./cart-support"

let db: Knex
beforeAll(() => {
  db = knex({ client: "pg", connection: target().databaseUrl })
})
afterAll(() => db.destroy())

/** The cart as if it had last been touched that many days ago. */
async function aged(cart: string, days: number): Promise<string> {
  const stamp = `now() - interval '${days} days'`
  await sql(
    `update cart_line_item set updated_at = ${stamp}
      where cart_id = (select cart_id from session_cart_token where token = $1)`,
    cart,
  )
  await sql(`update session_cart_token set updated_at = ${stamp} where token = $1`, cart)
  return cart
}

it("forgets carts that nobody touched for 90 days", async () => {
  const old = await aged(await cartWithAccessory("usb-c-kabel"), 91)
  const kept = await aged(await cartWithAccessory("usb-c-kabel"), 88)
  expect(await forgetOldCarts(db)).toBe(1)
  expect((await readCart(old)).total_quantity).toBe(0)
  expect((await readCart(kept)).total_quantity).toBe(1)
})
