import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { expect, it } from "vitest"
import { addDays, calendarDay } from "#kernel/calendar-day"
import { chargeableDays, chargeableDaysSql } from "../../rules/rental-period"
import { eachInAnEmptyShop } from "./support/rental-database"

let db: Knex
eachInAnEmptyShop((own) => {
  db = own
})

it("sums up the days that rules charge, of every period up to three weeks in a year with two clock changes", async () => {
  const { rows } = await db.raw<{ rows: { first: string; days: number[] }[] }>(
    `select first::text, array_agg(${chargeableDaysSql("first", "last")} order by last) as days
       from (select date '2026-01-01' + n as first from generate_series(0, 364) n) starts,
            lateral (select first + length as last from generate_series(0, 20) length) ends
      group by first`,
  )
  expect(rows).toHaveLength(365)
  for (const { first, days } of rows) {
    const start = calendarDay(first)
    expect(days).toEqual(Array.from({ length: 21 }, (_, more) => chargeableDays({ start, end: addDays(start, more) })))
  }
})
