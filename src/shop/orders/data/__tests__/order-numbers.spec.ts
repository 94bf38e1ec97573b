import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { emptyDatabase } from "#tests/harness/module-database"
import { Migration20261122183000 } from "../migrations/Migration20261122183000"

/** What Medusa's migrations make of an order's number. */
const ORDERS = `create table "order" (
  id serial primary key, display_id serial, custom_display_id text, deleted_at timestamptz);
  create index on "order" (display_id) where deleted_at is null;
  create unique index on "order" (custom_display_id) where deleted_at is null`

let db: Knex
beforeAll(async () => {
  db = await emptyDatabase("orders")
})
afterAll(() => db.destroy())
beforeEach(() => db.raw(`drop table if exists "order"; ${ORDERS}`))

/** In one transaction, as Medusa runs migrations. */
async function run(direction: "up" | "down") {
  const migration: Migration = Reflect.construct(Migration20261122183000, [])
  await migration[direction]()
  await db.transaction(async (trx) => {
    for (const statement of migration.getQueries()) await trx.raw(statement as string)
  })
}

/** Places orders that Medusa counts on, and names them. */
async function place(trx: Knex, orders: number, shopNumber: string, deletedAt: Date | null = null) {
  await trx.raw('insert into "order" (deleted_at) select ?::timestamptz from generate_series(1, ?)', [
    deletedAt,
    orders,
  ])
  await trx("order")
    .where({ custom_display_id: null })
    .update({ custom_display_id: trx.raw(shopNumber) })
}

const COUNTED_FROM_1 = "'W-' || (display_id + 1000)"
const COUNTED_BY_IT = "'W-' || display_id"

const numbers = async () => {
  const rows = await db("order").select("display_id", "custom_display_id").orderBy("display_id")
  return rows.map((row) => [row.display_id, row.custom_display_id])
}

it("counts orders by the number that people read, and the next one after them", async () => {
  await place(db, 3, COUNTED_FROM_1)
  await place(db, 1, COUNTED_FROM_1, new Date())
  await run("up")
  await place(db, 1, COUNTED_BY_IT)
  expect(await numbers()).toEqual([1001, 1002, 1003, 1004, 1005].map((number) => [number, `W-${number}`]))
})

it.each([
  ["without an order, ever", 0],
  ["whose first order was taken back", 1],
])("counts from 1001 in a shop %s", async (_case, placed) => {
  await place(db, placed, COUNTED_FROM_1)
  await db("order").del()
  await run("up")
  await place(db, 1, COUNTED_BY_IT)
  expect(await numbers()).toEqual([[1001, "W-1001"]])
})

it("keeps apart what was counted beyond 1000", async () => {
  await db("order").insert([{ display_id: 500 }, { display_id: 1500 }])
  await place(db, 0, COUNTED_FROM_1)
  await run("up")
  await place(db, 1, COUNTED_BY_IT)
  expect(await numbers()).toEqual([1500, 2500, 2501].map((number) => [number, `W-${number}`]))
})

it("gives an order without a name the one under which it was read", async () => {
  await db("order").insert({ display_id: 1 })
  await run("up")
  expect(await numbers()).toEqual([[1001, "W-1001"]])
})

it("changes nothing when it is repeated", async () => {
  await place(db, 2, COUNTED_FROM_1)
  await run("up")
  await place(db, 1, COUNTED_BY_IT)
  const before = await numbers()
  await db("order").where({ custom_display_id: "W-1003" }).del()
  await run("up")
  await place(db, 1, COUNTED_BY_IT)
  expect(await numbers()).toEqual([...before.slice(0, 2), [1004, "W-1004"]])
})

it("waits for an order that is just being placed", async () => {
  const placing = await db.transaction()
  await place(placing, 1, COUNTED_FROM_1)
  const migrated = run("up")
  await waitsForALock()
  await placing.commit()
  await migrated
  expect(await numbers()).toEqual([[1001, "W-1001"]])
})

async function waitsForALock() {
  for (;;) {
    const { rows } = await db.raw(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    if (rows.length > 0) return
  }
}

it("can be taken back", async () => {
  await place(db, 2, COUNTED_FROM_1)
  await run("up")
  await run("down")
  await place(db, 1, COUNTED_FROM_1)
  expect(await numbers()).toEqual([1, 2, 3].map((number) => [number, `W-${number + 1000}`]))
})
