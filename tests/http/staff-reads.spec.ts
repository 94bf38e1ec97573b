import { expect, it } from "vitest"
import { makeOneOfEach } from "../bench/one-of-each"
import { staffCalls } from "../bench/staff-calls"
import { sql, staff, TODAY } from "../harness"
import { plansDuring, writeDownPlans } from "../harness/plans"

const PAST = 20_000

/** A step that was planned for what the one before might have found, and wasn't needed, reads nothing. */
const ALL_RENTALS = /Seq Scan on rental_reservation\b[^\n]*\(actual/

/** Rentals long over, of lines that nobody asks for; each unit's days lie apart. */
const fillHistory = () =>
  sql(
    `insert into rental_reservation (id, product_id, unit_id, status, start_day, end_day, window_start, window_end, order_id, order_line_id)
     select 'past-' || u.n || '-' || k, u.product_id, u.id, 'returned', day, day, day, day, 'order-past-' || k, 'line-' || u.n || '-' || k
       from (select id, product_id, row_number() over () as n, (count(*) over ())::int as units from rental_unit) u
      cross join lateral generate_series(1, ${PAST} / u.units) k
      cross join lateral (select $1::date - 200 - 2 * k as day) days`,
    TODAY,
  )

it(`no page of staff's looks through all of ${PAST} rentals`, async () => {
  await makeOneOfEach()
  await fillHistory()
  await sql("vacuum analyze rental_reservation")
  await writeDownPlans()
  const admin = await staff()
  const looked: { call: string; plan: string }[] = []
  for (const { call } of await staffCalls()) {
    const plans = await plansDuring(async () => expect((await admin("GET", call)).status, call).toBe(200))
    expect(plans.length, call).toBeGreaterThan(0)
    for (const plan of plans) if (ALL_RENTALS.test(plan)) looked.push({ call, plan })
  }
  expect(looked).toEqual([])
})
