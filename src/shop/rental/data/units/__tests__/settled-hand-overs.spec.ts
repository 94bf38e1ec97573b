import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { expect, it } from "vitest"
import { eachInAnEmptyShop, withProduct, withReservation } from "../../__tests__/support/rental-database"
import { Migration20261122150100 } from "../../migrations/Migration20261122150100"

let db: Knex
eachInAnEmptyShop((mine) => {
  db = mine
})

async function run(direction: "up" | "down") {
  const migration: Migration = Reflect.construct(Migration20261122150100, [])
  await migration[direction]()
  for (const statement of migration.getQueries()) await db.raw(statement as string)
}

it("of rentals recorded as out with one unit the last has it from the migration on, whatever else is out", async () => {
  await withProduct(db, "blk", 2)
  await run("down")
  const out = { status: "handed_over" }
  await withReservation(db, "first", { unit: "blk-1", start: "2026-11-16", end: "2026-11-18" }, out)
  await withReservation(db, "second", { unit: "blk-1", start: "2026-11-23", end: "2026-11-25" }, out)
  await withReservation(db, "last", { unit: "blk-1", start: "2026-12-01", end: "2026-12-03" }, out)
  await withReservation(db, "other", { unit: "blk-2", start: "2026-11-23", end: "2026-11-25" }, out)
  await withReservation(db, "next", { unit: "blk-1", start: "2026-12-07", end: "2026-12-08" })
  await run("up")
  const rows = await db("rental_reservation").select("id", "status").orderBy("id")
  expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({
    first: "returned",
    second: "returned",
    last: "handed_over",
    other: "handed_over",
    next: "reserved",
  })
  await expect(db("rental_reservation").where({ id: "next" }).update(out)).rejects.toMatchObject({ code: "23505" })
})
