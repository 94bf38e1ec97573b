import path from "node:path"
import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, expect, inject, it } from "vitest"
import { asAdministrator, databaseUrl } from "#tests/harness/database"
import { migrate } from "#tests/harness/module-migrations"

const DATABASE = `approvals_module_${process.env.VITEST_POOL_ID}`

let db: Knex
beforeAll(async () => {
  const server = inject("postgresUrl")
  await asAdministrator(server, async (client) => {
    await client.query(`drop database if exists ${DATABASE} with (force)`)
    await client.query(`create database ${DATABASE}`)
  })
  db = knex({ client: "pg", connection: databaseUrl(server, DATABASE), pool: { min: 0, max: 2 } })
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
