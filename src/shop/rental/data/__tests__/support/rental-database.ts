import path from "node:path"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, beforeEach, vi } from "vitest"
import { connectTo, emptyDatabase } from "#tests/harness/module-database"
import { migrate } from "#tests/harness/module-migrations"
import "#platform/calendar-day-columns"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { lockProducts, reserve } from "../../booking/reserve"
import type { ReserveInput } from "../../shapes"

const MIGRATIONS = path.join(import.meta.dirname, "../../migrations")

/** A database with nothing but the rental module's tables, made by its migrations. */
export async function freshRentalDatabase(): Promise<Knex> {
  const db = await emptyDatabase("rental")
  await migrate(db, MIGRATIONS)
  return db
}

/** A pool of its own, as another process has. */
export const connect = (): Knex => connectTo("rental")

/** Empties the tables and sets up pickup ("pickup", without buffers) and post ("post", one working day each way). */
export async function emptyShop(db: Knex): Promise<void> {
  await db.raw(`truncate rental_certificate, rental_inspection, rental_protocol, rental_change, rental_reservation, rental_hold, rental_hold_grant, rental_closed_day, rental_unit, rental_product_purpose,
    rental_product, rental_purpose, rental_delivery_type, rental_setting`)
  const days = { preparation_days: 0, transit_out_days: 0, transit_back_days: 0 }
  await db("rental_delivery_type").insert([
    { ...days, id: "pickup", slug: "pickup", name: "Abholung", sort_order: 1 },
    {
      id: "post",
      slug: "post",
      name: "Post",
      price_rappen: 4500,
      preparation_days: 0,
      transit_out_days: 1,
      transit_back_days: 1,
      cut_off_time: "16:00",
      sort_order: 2,
    },
  ])
}

/** A product with units named `{id}-1`, `{id}-2` … */
export async function withProduct(db: Knex, id: string, units: number, restockingDays = 0): Promise<void> {
  await db("rental_product").insert({ product_id: id, restocking_days: restockingDays })
  const rows = Array.from({ length: units }, (_, index) => `${id}-${index + 1}`)
  await db("rental_unit").insert(rows.map((unit) => ({ id: unit, product_id: id, serial_number: unit })))
}

export interface StoredReservation {
  unit: string
  start: string
  end: string
}

/** Writes a fetched rental as it would be stored; `more` are further columns. */
export async function withReservation(
  db: Knex,
  id: string,
  { unit, start, end }: StoredReservation,
  more: Record<string, unknown> = {},
): Promise<void> {
  await db("rental_reservation").insert({
    id,
    product_id: unit.replace(/-\d+$/, ""),
    unit_id: unit,
    start_day: start,
    end_day: end,
    window_start: start,
    window_end: end,
    ...more,
  })
}

let orders = 0

/** What a checkout asks for one line. */
export function wish(productId: string, start: string, end: string, more: Partial<ReserveInput> = {}): ReserveInput {
  orders += 1
  return {
    productId,
    deliveryTypeId: "pickup",
    period: rentalPeriod(start, end),
    customerId: "customer",
    orderId: `order-${orders}`,
    orderLineId: `line-${orders}`,
    ...more,
  }
}

/** Reserves in a transaction of its own, as a checkout does. */
export const reserveNow = (db: Knex, input: ReserveInput): Promise<string> =>
  db.transaction(async (trx) => {
    await lockProducts(trx, [input.productId])
    return reserve(trx, input)
  })

/** Reservations that stand, by unit and window. */
export const activeReservations = (db: Knex) =>
  db("rental_reservation")
    .select("id", "unit_id", "customer_id", "window_start", "window_end")
    .whereNot({ status: "cancelled" })
    .orderBy(["unit_id", "window_start"])

/**
 * For each test an empty shop on a Wednesday, 2 December 2026, 10:00 in Zurich, as two processes see it.
 * @param use takes both databases once they are there
 */
export function eachInAnEmptyShop(use: (db: Knex, otherProcess: Knex) => void): void {
  let databases: [Knex, Knex]
  beforeAll(async () => {
    databases = [await freshRentalDatabase(), connect()]
    use(...databases)
  })
  afterAll(() => Promise.all(databases.map((db) => db.destroy())))
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-02T09:00:00Z") })
    await emptyShop(databases[0])
  })
}
