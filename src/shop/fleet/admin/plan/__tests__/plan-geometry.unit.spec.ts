import { describe, expect, it } from "vitest"
import type { PlannedItem, PlannedUnit, StaffPlan } from "#shop/fleet/wire/staff-plan"
import { columnsOf, isFound, rowsOf, visiblePart } from "../plan-geometry"

const TODAY = "2026-12-21"
const item = (changes: Partial<PlannedItem> = {}): PlannedItem => ({
  id: "rres_1",
  unit_id: "unit_1",
  kind: "rental",
  state: "reserved",
  is_pinned: false,
  is_overdue: false,
  starts_on: "2026-12-14",
  ends_on: "2026-12-16",
  occupied_from: "2026-12-11",
  occupied_to: "2026-12-17",
  order_id: "order_1",
  shop_number: "W-1042",
  customer: "Müller Bau AG",
  delivery: "Express-Post",
  known_by: "bau@example.ch Halle 4 AU-00318 RE-00021",
  note: "",
  ...changes,
})
const unit = (id: string, serial: string, product = "RTC 360"): PlannedUnit => ({
  id,
  product_id: "prod_1",
  product,
  serial_number: serial,
  is_in_service: true,
  calibration_due: null,
  calibration: "none",
})

it("lays an item on the days it occupies, over a change of summer time too", () => {
  expect(columnsOf(item(), "2026-12-01", TODAY)).toEqual({
    rent: { first: 13, count: 3 },
    occupied: { first: 10, count: 7 },
  })
  const spring = item({ starts_on: "2027-03-27", ends_on: "2027-03-29" })
  expect(columnsOf(spring, "2027-03-26", TODAY).rent).toEqual({ first: 1, count: 3 })
})

it("lets the rent of an overdue unit go on until today", () => {
  const late = item({ state: "handed_over", is_overdue: true, occupied_to: "2026-12-22" })
  expect(columnsOf(late, "2026-12-01", TODAY)).toEqual({
    rent: { first: 13, count: 8 },
    occupied: { first: 10, count: 12 },
  })
})

describe("what is seen of an item", () => {
  it.each([
    ["all of it", { first: 2, count: 3 }, { first: 2, count: 3 }],
    ["its end", { first: -2, count: 3 }, { first: 0, count: 1 }],
    ["its beginning", { first: 26, count: 5 }, { first: 26, count: 2 }],
    ["its middle", { first: -5, count: 50 }, { first: 0, count: 28 }],
    ["nothing before", { first: -3, count: 3 }, null],
    ["nothing after", { first: 28, count: 3 }, null],
  ])("%s", (_case, columns, expected) => {
    expect(visiblePart(columns, 28)).toEqual(expected)
  })
})

describe("the rows", () => {
  const plan: StaffPlan = {
    today: "2026-11-24",
    from: "2026-12-01",
    to: "2026-12-31",
    units: [unit("unit_1", "RTC-001"), unit("unit_2", "RTC-002"), unit("unit_3", "BLK-001", "BLK 360")],
    items: [
      item(),
      item({
        id: "rres_2",
        unit_id: "unit_3",
        kind: "repair",
        shop_number: null,
        known_by: "",
        customer: "",
        note: "Linse",
      }),
    ],
    closed_days: [],
  }
  const serials = (search: string) => rowsOf(plan, search).map((row) => row.unit.serial_number)

  it("are all units, free ones too", () => {
    expect(serials("")).toEqual(["RTC-001", "RTC-002", "BLK-001"])
    expect(rowsOf(plan, " ").map(({ items }) => items.length)).toEqual([1, 0, 1])
  })

  it.each([
    ["a serial number", "rtc-002", ["RTC-002"]],
    ["a product", "blk", ["BLK-001"]],
    ["an order", "w-1042", ["RTC-001"]],
    ["an order's number as it is said", "Auftrag AU 00318", ["RTC-001"]],
    ["an invoice", "re-00021", ["RTC-001"]],
    ["a reference", "halle 4", ["RTC-001"]],
    ["an e-mail", "BAU@example", ["RTC-001"]],
    ["a customer", "müller", ["RTC-001"]],
    ["a note", "linse", ["BLK-001"]],
    ["nobody", "xyz", []],
  ])("are found by %s", (_case, search, expected) => {
    expect(serials(search)).toEqual(expected)
  })

  it("mark the items that the search names", () => {
    expect([isFound(item(), "müller"), isFound(item(), "RTC"), isFound(item(), "")]).toEqual([true, false, false])
  })
})
