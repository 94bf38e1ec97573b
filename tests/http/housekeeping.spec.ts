import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, expect, it } from "vitest"
import { cancelReservationsOfOrders } from "../../src/modules/rental/reserve"
import { forgetOldCarts } from "../../src/workflows/cart/forget-old-carts"
import { releaseLeftovers } from "../../src/workflows/orders/release-leftovers"
import { api, checkoutForm, signedInCustomer, sql } from "../harness"
import { target } from "../harness/target"
import { cartWithAccessory, cartWithRental, readCart } from "./cart-support"

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

it("frees the days of a cancelled order that a crash left reserved, save for a unit that is out", async () => {
  const { token, email } = await signedInCustomer()
  const orderOf = async (period: [string, string]) => {
    const cart = await cartWithRental("blk-3d", period)
    return (await api("POST", `/checkout/${cart}/`, { token, body: checkoutForm(email) })).body.id as string
  }
  const ids = [
    await orderOf(["2027-04-06", "2027-04-07"]),
    await orderOf(["2027-04-13", "2027-04-14"]),
    await orderOf(["2027-04-20", "2027-04-21"]),
  ]
  const [cancelled, handedOver] = ids
  await sql(`update "order" set canceled_at = now(), status = 'canceled' where id = any($1)`, [cancelled, handedOver])
  await sql("update rental_reservation set status = 'handed_over' where order_id = $1", handedOver)

  await releaseLeftovers(db, { cancelOfOrders: (orders) => cancelReservationsOfOrders(db, orders) })

  const rows = await sql("select order_id, status from rental_reservation where order_id = any($1)", ids)
  const statusOf = new Map(rows.map((row) => [row.order_id, row.status]))
  expect(ids.map((id) => statusOf.get(id))).toEqual(["cancelled", "handed_over", "reserved"])
})
