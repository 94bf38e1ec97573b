import { sql } from "../../harness"
import type { Customer, Hold, Reservation } from "../model/state"
import type { Simulation } from "../world/simulation"

export interface Stored {
  id: string
  line: string
  unit: string
  product: string
  status: Reservation["state"]
  first: number
  last: number
  start: number
  end: number
}

export const storedRentals = (orderId: string) =>
  sql<Stored>(
    `select id, order_line_id as line, unit_id as unit, product_id as product, status,
            window_start - date '1970-01-01' as first, window_end - date '1970-01-01' as last,
            start_day - date '1970-01-01' as start, end_day - date '1970-01-01' as end
       from rental_reservation where order_id = $1 and deleted_at is null and swapped_out_of is null order by id`,
    orderId,
  )

/** What a customer holds, as the database has it: whoever judges has judged it before. */
export async function syncHolds(sim: Simulation, by: Customer): Promise<Hold[]> {
  const rows = await sql<{ line: string; product: string; first: number; last: number; expires: Date }>(
    `select line_id as line, product_id as product, window_start - date '1970-01-01' as first,
            window_end - date '1970-01-01' as last, expires_at as expires
       from rental_hold h join customer c on c.id = h.customer_id where c.email = $1 and h.deleted_at is null`,
    by.email,
  )
  const held = rows.flatMap(({ line, product: id, first, last, expires }) => {
    const product = sim.shop.products.find((one) => one.id === id)
    return product ? [{ customer: by, line, product, first, last, expires: expires.getTime() }] : []
  })
  sim.shop.holds = [...sim.shop.holds.filter(({ customer }) => customer !== by), ...held]
  return held
}
