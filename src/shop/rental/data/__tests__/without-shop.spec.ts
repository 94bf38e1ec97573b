import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { extendRental } from "../booking/extend"
import { holdPeriods } from "../booking/holds"
import { reserve } from "../booking/reserve"
import { lockRental } from "../order-rentals"
import { activeReservations, eachInAnEmptyShop, reserveNow, wish, withProduct } from "./support/rental-database"

let db: Knex
eachInAnEmptyShop((own) => {
  db = own
})

it("holds, reserves and extends with its own tables and a database alone", async () => {
  const { rows } = await db.raw(
    `select tablename from pg_tables where schemaname = 'public' and tablename !~ '^rental_'`,
  )
  expect(rows.filter(({ tablename }: { tablename: string }) => !tablename.includes("migration"))).toEqual([])
  await withProduct(db, "blk", 1)
  const request = wish("blk", "2026-12-07", "2026-12-08")

  const held = await db.transaction((trx) =>
    holdPeriods(trx, "customer", [{ ...request, lineId: request.orderLineId }]),
  )
  expect(held).toMatchObject({ refusals: [], notHeld: [] })
  const another = reserveNow(db, wish("blk", "2026-12-08", "2026-12-09", { customerId: "another" }))
  await expect(another).rejects.toMatchObject({ refusal: { reason: "booked" } })

  await db.transaction((trx) => reserve(trx, request))
  const refusal = await db.transaction(async (trx) => {
    const rental = await lockRental(trx, request.orderId, request.orderLineId)
    return rental && extendRental(trx, rental, calendarDay("2026-12-10"), "customer")
  })
  expect(refusal).toBeNull()
  expect(await activeReservations(db)).toMatchObject([
    { unit_id: "blk-1", window_start: "2026-12-07", window_end: "2026-12-10" },
  ])
})
