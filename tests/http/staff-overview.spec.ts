import { beforeAll, describe, expect, it } from "vitest"
import type { StaffOverview, UnitMoney } from "#shop/fleet/wire/staff-overview"
import type { StaffReports } from "#shop/fleet/wire/staff-reports"
import type { StaffToday } from "#shop/fleet/wire/staff-today"
import type { UpkeepBody } from "#shop/fleet/wire/staff-upkeep"
import type { Order } from "#shop/orders/wire/order"
import type { ExtensionOffer } from "#shop/orders/wire/rental-change"
import type { StaffOrderRentals } from "#shop/orders/wire/staff-rental-lines"
import { api, demoProduct, sql, staffToken, until } from "../harness"
import { target } from "../harness/target"
import { admin, customer, handOver, ordered, out, startHandovers, takeBack } from "./handover-support"

beforeAll(startHandovers)

const overview = async () => (await admin<StaffOverview>("GET", "/admin/rental/overview")).body
const unitOf = async (id: string) => (await overview()).units.find(({ unit_id }) => unit_id === id) as UnitMoney
const read = async (id: string) => (await api<Order>("GET", `/orders/${id}/`, { token: customer.token })).body
const rappen = (money: string) => Math.round(Number(money) * 100)
const francs = (amount: number) => (amount / 100).toFixed(2)
/** What a rental that is fetched at the shop comes to, as its customer reads it. */
const rentOf = async (id: string) => rappen((await read(id)).rentalitems[0].subtotal)
const earnedByAll = async () => (await overview()).units.reduce((sum, { earned }) => sum + rappen(earned), 0)

// The shop's clock shows Tuesday, 24 November 2026.
describe("what units earned", () => {
  let byHand = 0

  it("is nothing before anything was handed over", async () => {
    const { unit_id } = await ordered("blk-2-go", ["2026-12-14", "2026-12-18"])
    expect(await unitOf(unit_id)).toMatchObject({ earned: "0.00", rentals: 0, damage: "0.00", damages: 0 })
    expect(await earnedByAll()).toBe(0)
  })

  it("is the rent as it was ordered, with late days, and damages beside it until they are waived", async () => {
    const { id, orderId, unit_id, pricePerDay } = await out("blk-360-g2", "2026-11-20")
    const damage = { key: "damage-key-0001", description: "Kratzer", charge: "80.00", photos: [] }
    expect((await takeBack(id, "2026-11-24", { damage })).status).toBe(200)
    const rent = await rentOf(orderId)
    expect(rent).toBe(3 * pricePerDay)
    byHand += rent + 4 * pricePerDay
    expect(await unitOf(unit_id)).toMatchObject({ earned: francs(byHand), rentals: 1, damage: "80.00", damages: 1 })

    const { body } = await admin<StaffOrderRentals>("GET", `/admin/rental/orders/${orderId}`)
    for (const change of body.lines[0].changes)
      await admin("POST", `/admin/rental/changes/${change.id}/waive`, { note: "Kulanz" })
    byHand = rent
    expect(await unitOf(unit_id)).toMatchObject({ earned: francs(rent), damage: "0.00", damages: 1 })
  })

  it("grows with an extension, to the Rappen", async () => {
    const { id, orderId, unit_id, serial_number } = await ordered("nivelliergeraet-set")
    expect((await handOver(id, serial_number)).status).toBe(200)
    const rent = await rentOf(orderId)
    const path = `/orders/${orderId}/items/${(await read(orderId)).rentalitems[0].id}/extension/`
    const { token } = customer
    const [{ rentalenddate, price }] = (await api<ExtensionOffer>("GET", path, { token })).body.options
    expect((await api("POST", path, { token, body: { rentalenddate, confirmed_price: price } })).status).toBe(200)
    byHand += rent + rappen(price)
    expect(await unitOf(unit_id)).toMatchObject({ earned: francs(rent + rappen(price)), rentals: 1 })
    expect(await earnedByAll()).toBe(byHand)
  })

  it("is shared by days where two units served in one rental", async () => {
    const { id, orderId, unit_id, product_id } = await out("rtc-360", "2026-11-24")
    const rent = await rentOf(orderId)
    const [other] = await sql<{ id: string }>(
      "select id from rental_unit where product_id = $1 and id <> $2 and deleted_at is null limit 1",
      product_id,
      unit_id,
    )
    // Monday and Tuesday with one, the five days up to Monday with the other: Sunday isn't charged.
    await sql("drop index rental_reservation_order_line")
    await sql(
      "update rental_reservation set end_day = '2026-11-17', window_end = '2026-11-17', status = 'returned' where id = $1",
      id,
    )
    await sql(
      `insert into rental_reservation (id, product_id, unit_id, status, start_day, end_day, window_start, window_end,
                                       customer_id, order_id, order_line_id)
       select 'rres_second', product_id, $2, 'returned', '2026-11-18', '2026-11-23', '2026-11-18', '2026-11-23', customer_id,
              order_id, order_line_id from rental_reservation where id = $1`,
      id,
      other.id,
    )
    const first = Math.round((rent * 2) / 7)
    expect(await unitOf(unit_id)).toMatchObject({ earned: francs(first) })
    expect(await unitOf(other.id)).toMatchObject({ earned: francs(rent - first) })
    byHand += rent
    expect(await earnedByAll()).toBe(byHand)
    await sql("delete from rental_reservation where id in ('rres_second', $1)", id)
  })
})

describe("what is owed", () => {
  it("is what this customer's orders come to, and what of it is late", async () => {
    const placed = await sql<{ id: string }>('select id from "order"')
    const orders = await Promise.all(placed.map(({ id }) => read(id)))
    const byHand = orders.reduce((sum, order) => sum + rappen(order.amended?.total_cost ?? order.total_cost), 0)
    expect(byHand).toBeGreaterThan(0)
    await until("all invoices", async () => (await overview()).open.sum === francs(byHand))
    const [late] = await sql<{ total: number }>(
      `update erp_invoice set due_date = '2026-11-23' where id = (select min(id) from erp_invoice where state = 'open')
        returning total`,
    )
    expect(await overview()).toMatchObject({ overdue: { sum: francs(Number(late.total)), invoices: 1 } })
  })
})

describe("rent of weeks and months", () => {
  it("counts days of use, this week and this month first, as the report does", async () => {
    await sql("update rental_change set deleted_at = now()")
    await sql("update rental_reservation set status = 'cancelled'")
    const { pricePerDay } = await out("blk-360-g2", "2026-11-25")
    const { weeks, months } = await overview()
    expect(weeks.map(({ start }) => start).slice(0, 3)).toEqual(["2026-11-23", "2026-11-16", "2026-11-09"])
    // Of three days' rent Monday to Wednesday; the week before Monday to Saturday.
    expect(weeks.map(({ rent }) => rent)).toEqual([
      ...[francs(pricePerDay), francs(2 * pricePerDay)],
      ...Array.from({ length: 4 }, () => "0.00"),
    ])
    const { rent } = (await admin<StaffReports>("GET", "/admin/rental/reports?from=2025-11&to=2026-11")).body
    expect(months).toHaveLength(13)
    expect(months[0]).toEqual({ start: "2026-11-01", rent: francs(3 * pricePerDay) })
    expect(months.map((month) => month.rent).reverse()).toEqual(rent[0].months)
  })
})

describe("bottlenecks", () => {
  it("are the days on which a model is all taken, and how many wait for them", async () => {
    const { id: product } = await demoProduct("icon-icr70")
    await sql("delete from rental_reservation where product_id = $1", product)
    await sql("delete from wait_list_entry where product_id = $1", product)
    await sql(
      `insert into rental_reservation (id, product_id, unit_id, kind, start_day, end_day, window_start, window_end)
       select 'rres_tight_' || id, product_id, id, 'other', '2026-12-14', '2026-12-16', '2026-12-14', '2026-12-16'
         from rental_unit where product_id = $1 and deleted_at is null`,
      product,
    )
    await sql(
      `insert into wait_list_entry (id, email, product_id, delivery_type_id, start_day, end_day, flex_days, state, queued_at)
       select 'wait_' || n, 'wartet-' || n || '@example.ch', $1, (select id from rental_delivery_type limit 1), '2026-12-15',
              '2026-12-16', 0, 'waiting', now() from generate_series(1, 2) n`,
      product,
    )
    const [{ units }] = await sql<{ units: number }>(
      `select count(*)::int as units from rental_unit where product_id = $1 and deleted_at is null and is_in_service
          and coalesce(calibration_due >= '2026-12-16', true)`,
      product,
    )
    const own = (await overview()).bottlenecks.filter(({ product_id }) => product_id === product)
    expect(own).toEqual([
      expect.objectContaining({ start: "2026-12-14", end: "2026-12-16", units, taken: units, waiting: 2 }),
    ])
  })
})

describe("value and service of a unit", () => {
  const NOTHING: UpkeepBody = {
    ...{ purchased_on: null, purchase_rappen: null, value_rappen: null, operating_hours: null },
    ...{ interval_months: null, interval_hours: null, serviced_on: null, serviced_at_hours: null, version: 0 },
  }
  let path: string
  let unitId: string
  beforeAll(async () => {
    unitId = (await sql("select id from rental_unit where serial_number = 'RTC-001'"))[0].id as string
    path = `/admin/rental/units/${unitId}/upkeep`
  })

  it("is entered once for each version, kept in the log, and told on Heute when it is due", async () => {
    expect((await admin("GET", path)).body).toEqual(NOTHING)
    const body = {
      ...{ purchased_on: "2024-03-01", purchase_rappen: 4_250_000, value_rappen: 2_800_050, operating_hours: 1_450 },
      ...{ interval_months: 12, interval_hours: 500, serviced_on: "2025-12-01", serviced_at_hours: 1_000 },
    }
    expect((await admin("POST", path, { ...body, version: 0 })).status).toBe(200)
    expect((await admin("GET", path)).body).toEqual({ ...body, version: 1 })
    expect((await admin("POST", path, { ...NOTHING, version: 0 })).status).toBe(409)
    expect(await unitOf(unitId)).toMatchObject({
      ...{ purchased_on: "2024-03-01", purchase: "42500.00", value: "28000.50", operating_hours: 1450 },
      service: { due_on: "2026-12-01", hours_left: 50, state: "soon" },
    })
    const [entry] = await sql(
      "select * from audit_entry where subject_id = $1 order by created_at desc limit 1",
      unitId,
    )
    expect(entry).toMatchObject({ action: "rental.unit-upkeep", after: body })
    const { services } = (await admin<StaffToday>("GET", "/admin/rental/today")).body
    expect(services).toEqual([expect.objectContaining({ serial_number: "RTC-001" })])
  })

  it.each([
    ["a day to come", { purchased_on: "2026-11-25" }, "purchased_on"],
    ["a day that there isn't", { serviced_on: "2026-02-30" }, "serviced_on"],
    ["a price below nothing", { purchase_rappen: -1 }, "purchase_rappen"],
    ["a price of parts", { value_rappen: 1.5 }, "value_rappen"],
    ["no interval at all", { interval_months: 0 }, "interval_months"],
    ["hours in words", { operating_hours: "viele" }, "operating_hours"],
    ["more hours than the counter shows", { operating_hours: 10, serviced_at_hours: 11 }, "serviced_at_hours"],
    ["no version", { version: null }, "version"],
  ])("refuses %s", async (_case, wrong, field) => {
    const { status, body } = await admin("POST", path, { ...NOTHING, version: 1, ...wrong })
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })

  it("isn't of a unit that there isn't", async () => {
    expect((await admin("GET", "/admin/rental/units/runit_none/upkeep")).status).toBe(404)
    expect((await admin("POST", "/admin/rental/units/runit_none/upkeep", NOTHING)).status).toBe(404)
  })
})

describe("tables for Excel", () => {
  it.each([
    ["geraete", "Produkt;Seriennummer;Stand;Gekauft am;CHF Kaufpreis;CHF Wert heute;CHF Mieterlös;Mieten;CHF Schäden"],
    ["engpaesse", "Produkt;Von;Bis;Geräte in Betrieb;Vergeben;Warteliste"],
  ])("%s.csv", async (name, headings) => {
    const headers = { authorization: `Bearer ${await staffToken()}` }
    const answer = await fetch(`${target().baseUrl}/admin/rental/reports/${name}.csv`, { headers })
    const text = await answer.text()
    expect(text.replace(/^\uFEFF/, "").startsWith(headings), text.slice(0, 200)).toBe(true)
    expect(text.split("\r\n").length).toBeGreaterThan(1)
  })
})
