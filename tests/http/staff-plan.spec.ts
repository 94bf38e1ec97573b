import { beforeAll, describe, expect, it } from "vitest"
import { versionOfPlace } from "#shop/fleet/rules/place"
import type { PlannedUnit, StaffPlan } from "#shop/fleet/wire/staff-plan"
import { api, checkoutForm, type SignedInCustomer, signedInCustomer, sql, staff } from "../harness"
import { target } from "../harness/target"
import { cartWithRental } from "./cart-support"

type Admin = Awaited<ReturnType<typeof staff>>
let admin: Admin
let customer: SignedInCustomer
let orderId: string
beforeAll(async () => {
  admin = await staff()
  customer = await signedInCustomer()
  await sql("delete from rental_reservation")
  const cart = await cartWithRental("rtc-360", ["2026-12-14", "2026-12-16"])
  const form = checkoutForm(customer.email, { company: "Planbar AG" })
  orderId = (await api("POST", `/checkout/${cart}/`, { token: customer.token, body: form })).body.id
})

const plan = async (query = "from=2026-12-01&to=2026-12-31") =>
  (await admin<StaffPlan>("GET", `/admin/rental/plan?${query}`)).body
const rental = async () => {
  const item = (await plan()).items.find(({ order_id }) => order_id === orderId)
  if (!item) throw new Error("The order's rental is not in the plan")
  return item
}
const unitsOf = async (productId: string) => (await plan()).units.filter(({ product_id }) => product_id === productId)
const unitNamed = async (serial: string): Promise<PlannedUnit> => {
  const unit = (await plan()).units.find(({ serial_number }) => serial_number === serial)
  if (!unit) throw new Error(`No unit ${serial}`)
  return unit
}
const auditOf = (id: string) =>
  sql("select action, staff_id, before, after from audit_entry where subject_id = $1 order by created_at", id)

describe("GET /admin/rental/plan", () => {
  it("answers every unit, what occupies it, and the closed days", async () => {
    const { today, units, items, closed_days } = await plan()
    expect(today).toBe("2026-11-24")
    expect(units.length).toBeGreaterThan(10)
    expect(items).toEqual([
      expect.objectContaining({
        kind: "rental",
        state: "reserved",
        starts_on: "2026-12-14",
        ends_on: "2026-12-16",
        order_id: orderId,
        shop_number: expect.stringMatching(/^W-\d+$/),
        customer: "Planbar AG",
        delivery: "Abholung in St. Gallen",
      }),
    ])
    expect(closed_days.map(({ date }) => date)).toEqual(["2026-12-25", "2026-12-26"])
  })

  it("leaves out what lies outside the days asked for", async () => {
    expect((await plan("from=2026-12-17&to=2026-12-31")).items).toEqual([])
    expect((await plan("from=2026-12-16&to=2026-12-16")).items).toHaveLength(1)
  })

  it("shows a unit that is out too long until it can be back, however long ago its days were", async () => {
    const { id: unitId, product_id } = await unitNamed("NIV-002")
    await sql(
      `insert into rental_reservation (id, product_id, unit_id, status, start_day, end_day, window_start, window_end, days_after)
        values ('rres_late', $1, $2, 'handed_over', '2026-10-05', '2026-10-07', '2026-10-05', '2026-10-08', 1)`,
      product_id,
      unitId,
    )
    const late = expect.objectContaining({ id: "rres_late", is_overdue: true, occupied_to: "2026-11-25" })
    expect((await plan("from=2026-11-20&to=2026-11-30")).items).toContainEqual(late)
    expect((await plan("from=2026-11-26&to=2026-11-30")).items).not.toContainEqual(late)
    await sql("delete from rental_reservation where id = 'rres_late'")
  })

  it.each([
    ["from=2026-13-01", "from"],
    ["from=2026-12-01&to=2026-11-01", "to"],
    ["from=2026-12-01&to=2027-03-03", "to"],
    ["from=9999-12-31", "from"],
    ["from=2026-12-01&from=2026-12-02", "from"],
  ])("refuses '%s'", async (query, field) => {
    const { status, body } = await admin("GET", `/admin/rental/plan?${query}`)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })
})

describe("blocks", () => {
  const block = async (serial: string, changes: object = {}) =>
    admin("POST", "/admin/rental/blocks", {
      unit_id: (await unitNamed(serial)).id,
      kind: "repair",
      starts_on: "2026-12-02",
      ends_on: "2026-12-04",
      note: "Linse <b>ersetzen</b>",
      ...changes,
    })

  it("stand in the plan and in the audit until they are taken back", async () => {
    const { status, body } = await block("NIV-001")
    expect(status).toBe(201)
    const item = (await plan()).items.find(({ id }) => id === body.id)
    expect(item).toMatchObject({ kind: "repair", note: "Linse <b>ersetzen</b>", order_id: null })
    const [entry] = await auditOf(body.id)
    expect(entry).toMatchObject({ action: "rental.block", before: null, after: { kind: "repair" } })
    expect(entry.staff_id).toMatch(/^user_/)

    expect((await admin("DELETE", `/admin/rental/blocks/${body.id}`)).status).toBe(200)
    expect((await plan()).items.some(({ id }) => id === body.id)).toBe(false)
    expect((await auditOf(body.id)).map(({ action }) => action)).toEqual(["rental.block", "rental.unblock"])
    expect((await admin("DELETE", `/admin/rental/blocks/${body.id}`)).status).toBe(404)
  })

  it.each([
    [{ unit_id: "unit_unknown" }, "unit_id"],
    [{ unit_id: undefined }, "unit_id"],
    [{ kind: "rental" }, "kind"],
    [{ starts_on: "2026-02-30" }, "starts_on"],
    [{ starts_on: "2026-12-05" }, "ends_on"],
    [{ starts_on: "2026-11-02", ends_on: "2026-11-03" }, "ends_on"],
    [{ ends_on: "9999-12-31" }, "ends_on"],
    [{ note: "x".repeat(501) }, "note"],
  ])("are refused with %j", async (changes, field) => {
    const { status, body } = await block("NIV-001", changes)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })

  it("say what stands in the way and can't move", async () => {
    const { id, unit_id, product_id } = await rental().then(async (item) => {
      const unit = (await plan()).units.find((one) => one.id === item.unit_id) as PlannedUnit
      return { ...item, product_id: unit.product_id }
    })
    const others = (await unitsOf(product_id)).filter((unit) => unit.id !== unit_id)
    for (const unit of others) await block(unit.serial_number, { starts_on: "2026-12-14", ends_on: "2026-12-16" })
    const { status, body } = await admin("POST", "/admin/rental/blocks", {
      unit_id,
      kind: "other",
      starts_on: "2026-12-15",
      ends_on: "2026-12-15",
    })
    expect([status, body.conflicts]).toEqual([409, [id]])
    await sql("delete from rental_reservation where kind = 'repair'")
  })
})

describe("moving", () => {
  it("puts a rental on another unit for good, with an audit entry", async () => {
    const { id, unit_id } = await rental()
    const product = (await plan()).units.find((unit) => unit.id === unit_id)?.product_id as string
    const other = (await unitsOf(product)).find((unit) => unit.id !== unit_id && unit.is_in_service) as PlannedUnit
    const answer = await admin("POST", `/admin/rental/reservations/${id}/move`, { unit_id: other.id, is_pinned: true })
    expect(answer.status).toBe(200)
    expect(await rental()).toMatchObject({ unit_id: other.id, is_pinned: true })
    expect(await auditOf(id)).toEqual([
      expect.objectContaining({
        action: "rental.move",
        before: { unit_id, is_pinned: false },
        after: { unit_id: other.id, is_pinned: true },
      }),
    ])
  })

  it("doesn't undo what a colleague did meanwhile, unless that is seen; what is so already is no change", async () => {
    const { id, unit_id } = await rental()
    const product = (await plan()).units.find((unit) => unit.id === unit_id)?.product_id as string
    const other = (await unitsOf(product)).find((unit) => unit.id !== unit_id && unit.is_in_service) as PlannedUnit
    const move = (body: object) => admin("POST", `/admin/rental/reservations/${id}/move`, body)
    const seen = { version: versionOfPlace(await rental()) }
    expect((await move({ ...seen, unit_id: other.id, is_pinned: false })).status).toBe(200)
    expect((await move({ ...seen, unit_id: other.id, is_pinned: false })).status).toBe(200)
    const version = versionOfPlace({ unit_id: other.id, is_pinned: false })
    const pinned = { unit_id, is_pinned: true }
    expect(await move({ ...seen, ...pinned })).toMatchObject({ status: 409, body: { version } })
    expect(await rental()).toMatchObject({ unit_id: other.id, is_pinned: false })
    expect((await move({ version, ...pinned })).status).toBe(200)
    expect(
      await move({ version: versionOfPlace({ unit_id, is_pinned: false }), unit_id: other.id, is_pinned: false }),
    ).toMatchObject({ status: 409 })
    expect(await rental()).toMatchObject(pinned)
  })

  it("says who had the unit in days that are over", async () => {
    const [own, other, third] = (await unitsOf((await unitNamed("NIV-001")).product_id)).filter(
      (one) => one.is_in_service,
    )
    const past = (id: string, unit: PlannedUnit, status: string) =>
      sql(
        `insert into rental_reservation (id, product_id, unit_id, status, start_day, end_day, window_start, window_end)
         values ($1, $2, $3, $4, '2026-11-10', '2026-11-11', '2026-11-10', '2026-11-12')`,
        ...[id, unit.product_id, unit.id, status],
      )
    await past("rres_never_fetched", own, "reserved")
    await past("rres_back", other, "returned")
    const move = (unit: PlannedUnit) =>
      admin("POST", "/admin/rental/reservations/rres_never_fetched/move", { unit_id: unit.id, is_pinned: false })
    expect(await move(other)).toMatchObject({
      status: 409,
      body: { conflicts: ["rres_back"], non_field_errors: [expect.any(String)] },
    })
    if (third) expect((await move(third)).status).toBe(200)
    await sql("delete from rental_reservation where id in ('rres_never_fetched', 'rres_back')")
  })

  it("is refused for what isn't there and to where it doesn't belong", async () => {
    const { id } = await rental()
    const foreign = await unitNamed("NIV-001")
    const to = { unit_id: foreign.id, is_pinned: false }
    expect((await admin("POST", "/admin/rental/reservations/rres_unknown/move", to)).status).toBe(404)
    const { status, body } = await admin("POST", `/admin/rental/reservations/${id}/move`, to)
    expect([status, Object.keys(body)]).toEqual([400, ["unit_id"]])
  })
})

it.each([
  ["GET", "/admin/rental/plan"],
  ["POST", "/admin/rental/blocks"],
  ["DELETE", "/admin/rental/blocks/rres_1"],
  ["POST", "/admin/rental/reservations/rres_1/move"],
])("%s %s is nobody's without staff login", async (method, path) => {
  const answer = await fetch(`${target().baseUrl}${path}`, {
    method,
    headers: { authorization: `Token ${customer.token}` },
  })
  expect(answer.status).toBe(401)
})
