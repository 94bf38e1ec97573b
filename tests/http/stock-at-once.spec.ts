import { expect, it } from "vitest"
import { demoProduct, newCartToken, signedInCustomer, sql } from "../harness"
import { add } from "./cart-support"
import { checkOut } from "./checkout-support"

const PAIR = ["usb-stick", "usb-c-kabel"]
const ORDERS = 12

const reserved = () =>
  sql(
    `select level.inventory_item_id as item, level.reserved_quantity::int as level,
            (level.raw_reserved_quantity->>'value')::int as raw,
            (select coalesce(sum(quantity), 0)::int from reservation_item r
              where r.inventory_item_id = level.inventory_item_id and r.deleted_at is null) as lines
       from inventory_level level order by 1`,
  )

it("counts each piece of two articles that several order at once, whichever they put into the cart first", async () => {
  const customer = await signedInCustomer()
  const ids = await Promise.all(PAIR.map(async (slug) => (await demoProduct(slug, "accessory")).id))
  const carts = await Promise.all(
    Array.from({ length: ORDERS }, async (_, n) => {
      const cart = newCartToken()
      for (const id of n % 2 ? ids : [...ids].reverse()) await add("accessory", id, { cart, quantity: 2 })
      return cart
    }),
  )
  const before = await reserved()
  const answers = await Promise.all(carts.map((cart) => checkOut(cart, customer)))
  expect(answers.map(({ status }) => status)).toEqual(carts.map(() => 200))
  const after = await reserved()
  for (const { level, raw, lines } of after) expect([level, raw]).toEqual([lines, lines])
  const more = after.map(({ level }, index) => level - before[index].level).filter((count) => count > 0)
  expect(more).toEqual([2 * ORDERS, 2 * ORDERS])
})
