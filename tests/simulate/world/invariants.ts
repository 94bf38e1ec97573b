import { sql } from "../../harness"
import { textOf } from "../model/days"
import type { Simulation } from "./simulation"
import { judge } from "./violation"

const HOLD_MS = 15 * 60_000
const SECOND = 1_000

/** What has to be true of the database at any moment, asked without the shop. */
export async function judgeDatabase(sim: Simulation) {
  const { shop } = sim
  const overlaps = await sql(
    `select a.id, b.id as other, a.unit_id from rental_reservation a join rental_reservation b
         on a.unit_id = b.unit_id and a.id < b.id and a.window_start <= b.window_end and b.window_start <= a.window_end
      where a.status <> 'cancelled' and b.status <> 'cancelled' and a.deleted_at is null and b.deleted_at is null`,
  )
  judge(overlaps.length === 0, "no two rentals on one unit", overlaps)
  const outTwice = await sql(
    "select unit_id from rental_reservation where status = 'handed_over' and deleted_at is null group by unit_id having count(*) > 1",
  )
  judge(outTwice.length === 0, "no unit with two customers", outTwice)
  const held = await sql(
    "select id, expires_at from rental_hold where expires_at > $1",
    new Date(sim.now() + HOLD_MS + SECOND),
  )
  judge(held.length === 0, "no hold beyond its rights", held)

  const stored = await sql<{ id: string; status: string; start: number; end: number; unit: string; of: string }>(
    `select r.id, r.status, r.start_day - date '1970-01-01' as start, r.end_day - date '1970-01-01' as end, r.unit_id as unit,
            u.product_id as of
       from rental_reservation r join rental_unit u on u.id = r.unit_id where r.order_id is not null and r.deleted_at is null and r.swapped_out_of is null`,
  )
  const byId = new Map(stored.map((one) => [one.id, one]))
  const known = shop.reservations.filter(({ isFormer }) => !isFormer)
  judge(stored.length === known.length, "every rental belongs to an order that was answered", {
    stored: stored.length,
    known: known.length,
  })
  for (const rental of known) {
    const one = byId.get(rental.id)
    const facts = {
      number: rental.order.number,
      expected: [rental.state, textOf(rental.start), textOf(rental.end)],
      one,
    }
    const isAsKnown = one?.status === rental.state && one.start === rental.start && one.end === rental.end
    judge(isAsKnown && one.of === rental.product.id, "a rental is as it was agreed", facts)
    judge(
      rental.unit === null || rental.state === "cancelled" || one.unit === rental.unit,
      "a unit that was named stays",
      { ...facts, unit: rental.unit },
    )
  }
  const numbers = await sql<{ id: string; paid: boolean }>(
    `select id from "order" where deleted_at is null and not is_draft_order`,
  )
  const told = new Set(shop.orders.map(({ id }) => id))
  const facts = { orders: numbers.length, told: told.size }
  judge(
    numbers.every(({ id }) => told.has(id)),
    "there is no order that nobody was told of",
    facts,
  )
  judge(numbers.length === told.size, "no order is lost", facts)
}
