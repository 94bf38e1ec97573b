import pg from "pg"
import { TODAY } from "../harness"

const UNITS = 1_000
/** Days from one start to the next of the same unit; a rent takes two of them. */
const STEP = 3

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Devices of the demo's rental products until there are a thousand of them. */
export const growFleet = (databaseUrl: string) =>
  withClient(databaseUrl, (client) =>
    client.query(`insert into rental_unit (id, product_id, serial_number)
      select 'runit_bench_' || n, products[1 + n % array_length(products, 1)], 'BENCH-' || n
      from (select array_agg(product_id order by product_id) as products from rental_product) p,
        generate_series(1, ${UNITS} - (select count(*)::int from rental_unit)) n`),
  )

/**
 * Reservations of two days in every third day of every unit, from `ahead` days from now backwards, until there are `total`.
 * None overlaps another, so the database's guard stays in force.
 */
export const fillReservations = (databaseUrl: string, total: number, ahead: number) =>
  withClient(databaseUrl, async (client) => {
    const perUnit = Math.ceil(total / UNITS)
    await client.query(
      `insert into rental_reservation
        (id, product_id, unit_id, status, start_day, end_day, window_start, window_end, delivery_type_id, created_at)
      select 'rres_' || gen_random_uuid(), u.product_id, u.id, case when day < $1::date then 'returned' else 'reserved' end,
        day, day + 1, day, day + 1, (select id from rental_delivery_type order by price_rappen limit 1), now()
      from rental_unit u, generate_series(0, ${perUnit - 1}) k, lateral (select $1::date + ${ahead} - ${STEP} * k as day) d
      where not exists (
        select 1 from rental_reservation r where r.unit_id = u.id and r.window_start <= day + 1 and r.window_end >= day)`,
      [TODAY],
    )
    await client.query("vacuum analyze rental_reservation")
  })
