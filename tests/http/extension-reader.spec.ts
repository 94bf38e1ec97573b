import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import { types } from "@medusajs/framework/pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { orderFor } from "#server/extensions/shop-reader"
import { target } from "../harness/target"
import { cancel, DECEMBER, ordered, startRentals } from "./rental-change-support"

/** Days are text to the shop's processes; other specs of this one read them as the driver does. */
const getTypeParser = (oid: number) => (oid === types.builtins.DATE ? String : types.getTypeParser(oid))

let db: Knex
beforeAll(async () => {
  db = knex({ client: "pg", connection: { connectionString: target().databaseUrl, types: { getTypeParser } } })
  await startRentals()
})
afterAll(() => db?.destroy())

it("tells an extension that an order is cancelled as the shop itself says it, once its only rental is", async () => {
  const order = await ordered(DECEMBER)
  const placed = { id: order.id, number: order.shop_number, total: Math.round(Number(order.total_cost) * 100) }
  expect(await orderFor(db, order.id)).toMatchObject({ ...placed, isCancelled: false })
  expect((await cancel(order, "270.00")).body).toMatchObject({ cancelled: true })
  expect(await orderFor(db, order.id)).toMatchObject({ ...placed, isCancelled: true })
  expect(await orderFor(db, "order_none")).toBeNull()
})
