import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { StaffOverview } from "#shop/fleet/wire/staff-overview"
import { demoProduct, sql, staff } from "../harness"

let admin: Awaited<ReturnType<typeof staff>>
let product: string
let units: string[]
beforeAll(async () => {
  admin = await staff()
  product = (await demoProduct("blk-360-g2")).id
  await sql("update rental_unit set is_in_service = true, calibration_due = null where product_id = $1", product)
  const found = await sql<{ id: string }>(
    "select id from rental_unit where product_id = $1 and deleted_at is null order by serial_number",
    product,
  )
  units = found.map(({ id }) => id)
})
beforeEach(async () => {
  await sql("delete from rental_reservation where product_id = $1", product)
  await sql("update rental_unit set is_in_service = true where product_id = $1", product)
})

const stored = (unit: string, [first, last]: [string, string], kind: string, more: object = {}) => {
  const { status, is_pinned, days_after } = { status: "reserved", is_pinned: false, days_after: 0, ...more }
  return sql(
    `insert into rental_reservation (id, product_id, unit_id, kind, status, is_pinned, start_day, end_day, window_start, window_end, days_after)
      values ('rres_' || gen_random_uuid(), $1, $2, $3, $4, $5, $6::date, $7::date, $6::date, $7::date, $8)`,
    ...[product, unit, kind, status, is_pinned, first, last, days_after],
  )
}
/** All units but the first. */
const othersBlocked = async (days: [string, string]) => {
  for (const unit of units.slice(1)) await stored(unit, days, "other")
}
const bottlenecks = async () => {
  const { body } = await admin<StaffOverview>("GET", "/admin/rental/overview")
  return body.bottlenecks
    .filter(({ product_id }) => product_id === product)
    .map(({ start, end, taken }) => [start, end, taken])
}

// The shop's clock shows Tuesday, 24 November 2026.
describe("bottlenecks", () => {
  it("count a unit that is late until it can be back", async () => {
    await stored(units[0], ["2026-11-16", "2026-11-20"], "rental", { status: "handed_over", days_after: 1 })
    await othersBlocked(["2026-11-24", "2026-11-27"])
    expect(await bottlenecks()).toEqual([["2026-11-24", "2026-11-25", units.length]])
  })

  it("count a late unit once a day, whatever is tied to it", async () => {
    await stored(units[0], ["2026-11-16", "2026-11-20"], "rental", { status: "handed_over", days_after: 1 })
    await stored(units[0], ["2026-11-24", "2026-11-30"], "repair")
    for (const unit of units.slice(2)) await stored(unit, ["2026-11-24", "2026-11-27"], "other")
    expect(await bottlenecks()).toEqual([])
  })

  it("count a unit from the eve on which it was given out", async () => {
    await stored(units[0], ["2026-11-25", "2026-11-27"], "rental", { status: "handed_over" })
    await othersBlocked(["2026-11-24", "2026-11-26"])
    expect(await bottlenecks()).toEqual([["2026-11-24", "2026-11-26", units.length]])
  })

  it.each([
    ["that is out", { status: "handed_over" }],
    ["that is promised by name", { is_pinned: true }],
  ])("count no rental of a unit out of service %s", async (_case, more) => {
    await sql("update rental_unit set is_in_service = false where id = $1", units[0])
    await stored(units[0], ["2026-11-24", "2026-11-27"], "rental", more)
    for (const unit of units.slice(2)) await stored(unit, ["2026-11-24", "2026-11-27"], "other")
    expect(await bottlenecks()).toEqual([])
  })

  it("count a rental that stands on a unit out of service and needs another", async () => {
    await sql("update rental_unit set is_in_service = false where id = $1", units[0])
    await stored(units[0], ["2026-11-24", "2026-11-27"], "rental")
    for (const unit of units.slice(2)) await stored(unit, ["2026-11-24", "2026-11-27"], "other")
    expect(await bottlenecks()).toEqual([["2026-11-24", "2026-11-27", units.length - 1]])
  })
})
