import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Migration } from "@medusajs/framework/mikro-orm/migrations"
import fc from "fast-check"
import { describe, expect, it, vi } from "vitest"
import { addDays, calendarDay } from "#kernel/calendar-day"
import { expectCalendarAsDecided } from "../../__tests__/support/calendar-and-decision"
import { eachInAnEmptyShop, emptyShop, withProduct, withReservation } from "../../__tests__/support/rental-database"
import { Migration20261127235500 } from "../../migrations/Migration20261127235500"

let db: Knex
eachInAnEmptyShop((mine) => {
  db = mine
})

const TODAY = calendarDay("2026-12-02")
const UNITS = ["blk-1", "blk-2", "blk-3", "tps-1"]
const IS_TAKEN = ["23P01", "23505"]

interface Change {
  act: "write" | "change" | "changeAll" | "delete" | "service"
  row: number
  unit: number
  kind: string
  status: string
  is_pinned: boolean
  from: number
  days: number
}

const changes: fc.Arbitrary<Change> = fc.record({
  act: fc.constantFrom("write", "write", "write", "change", "change", "changeAll", "delete", "service"),
  row: fc.nat(9),
  unit: fc.nat(UNITS.length - 1),
  kind: fc.constantFrom("rental", "rental", "rental", "repair", "other"),
  status: fc.constantFrom("reserved", "reserved", "reserved", "handed_over", "returned", "cancelled"),
  is_pinned: fc.boolean(),
  from: fc.integer({ min: -8, max: 12 }),
  days: fc.nat(6),
})

/** Any row as it could be stored, whoever wrote it and by which statement. */
async function make(change: Change, number: number): Promise<void> {
  const { act, unit, kind, status, is_pinned, from, days } = change
  const unitId = UNITS[unit]
  const [start, end] = [addDays(TODAY, from), addDays(TODAY, from + days)]
  const as = { kind, status, is_pinned, days_after: days % 3 }
  const row = () => db("rental_reservation").where({ id: `row-${change.row}` })
  const ofUnit = () => row().where({ product_id: unitId.replace(/-\d+$/, "") })
  const window = { unit_id: unitId, window_start: start, window_end: addDays(end, 1) }
  if (act === "write") await withReservation(db, `row-${number}`, { unit: unitId, start, end }, as)
  if (act === "change") await ofUnit().update({ ...as, ...window })
  if (act === "changeAll")
    await db("rental_reservation").whereNot({ status: "handed_over" }).update({ kind, is_pinned })
  if (act === "delete") await (is_pinned ? row().delete() : row().update({ deleted_at: new Date() }))
  if (act === "service") await db("rental_unit").where({ id: unitId }).update({ is_in_service: is_pinned })
}

async function run(direction: "up" | "down") {
  const migration: Migration = Reflect.construct(Migration20261127235500, [])
  await migration[direction]()
  for (const statement of migration.getQueries()) await db.raw(statement as string)
}

describe("the load that is counted as reservations change", () => {
  it("is that of the reservations one by one, whatever is written, today and later", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(changes, { minLength: 5, maxLength: 20 }), async (some) => {
        vi.setSystemTime(new Date(`${TODAY}T09:00:00Z`))
        await emptyShop(db)
        await withProduct(db, "blk", 3, 1)
        await withProduct(db, "tps", 1)
        for (const [number, change] of some.entries()) {
          const { code = null } = await make(change, number).then(
            () => ({}),
            (error) => error,
          )
          if (code !== null) expect(IS_TAKEN).toContain(code)
          await expectCalendarAsDecided(db)
        }
        await expectCalendarAsDecided(db, "tps")
        vi.setSystemTime(new Date(`${addDays(TODAY, 4)}T09:00:00Z`))
        await expectCalendarAsDecided(db)
      }),
      { numRuns: 25, seed: 20_261_127, interruptAfterTimeLimit: 60_000 },
    )
  }, 120_000)

  it("is there for what was stored before it was counted, and can be counted anew", async () => {
    await withProduct(db, "blk", 3)
    await run("down")
    const days = { start: "2026-12-01", end: "2026-12-09" }
    await withReservation(db, "begun", { unit: "blk-1", ...days })
    await withReservation(db, "cancelled", { unit: "blk-2", ...days }, { status: "cancelled" })
    await withReservation(db, "pinned", { unit: "blk-3", start: "2026-12-09", end: "2026-12-10" }, { is_pinned: true })
    for (const _ of ["once", "again"]) {
      await run("up")
      expect(await db("rental_load_step").select("day", "units").orderBy("day")).toEqual([
        { day: "2026-12-01", units: 1 },
        { day: "2026-12-10", units: -1 },
      ])
      await expectCalendarAsDecided(db)
    }
  })

  it("is nothing once the table is empty", async () => {
    await withProduct(db, "blk", 1)
    await withReservation(db, "r", { unit: "blk-1", start: "2026-12-09", end: "2026-12-09" })
    await db.raw("truncate rental_reservation cascade")
    expect(await db("rental_load_step")).toEqual([])
  })
})
