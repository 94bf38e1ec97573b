import path from "node:path"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, expect, it } from "vitest"
import { emptyDatabase } from "#tests/harness/module-database"
import { migrate } from "#tests/harness/module-migrations"

let db: Knex
beforeAll(async () => {
  db = await emptyDatabase("approvals")
  await db.raw("create table company_member (customer_id text, company_id text)")
  await db.raw("create table rental_hold (customer_id text, expires_at timestamptz)")
  await migrate(db, path.join(import.meta.dirname, "../migrations"))
})
afterAll(() => db?.destroy())

it("can be decided before the rental engine's own migrations are through", async () => {
  const request = { id: "asked", company_id: "firma", customer_id: "anna", cart_id: "cart", form: "{}", shown: "{}" }
  await db("order_request").insert({ ...request, expires_at: new Date() })
  await db("rental_hold").insert({ customer_id: "offer:asked", expires_at: new Date() })
  await db("order_request").update({ state: "withdrawn", ended_at: new Date() })
  expect(await db("rental_hold")).toEqual([])
})
