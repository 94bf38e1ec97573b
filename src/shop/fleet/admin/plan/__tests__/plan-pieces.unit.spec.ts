import { describe, expect, it } from "vitest"
import type { PlannedItem, PlannedUnit, StaffPlan } from "#shop/fleet/wire/staff-plan"
import { joinedPlan, plannedNow, planPieces } from "../plan-pieces"

const planOf = (from: string, to: string, ids: string[], closed: string[]): StaffPlan => ({
  today: "2026-11-24",
  from,
  to,
  units: [],
  items: ids.map((id) => ({ id }) as PlannedItem),
  closed_days: closed.map((date) => ({ date, name: "" })),
})

describe("a plan in pieces", () => {
  it.each([
    ["2026-11-21", "2026-12-18", [["2026-11-21", "2026-12-18"]]],
    ["2026-11-21", "2027-01-21", [["2026-11-21", "2027-01-21"]]],
    [
      "2026-11-21",
      "2027-01-22",
      [
        ["2026-11-21", "2027-01-21"],
        ["2027-01-22", "2027-01-22"],
      ],
    ],
    [
      "2026-03-01",
      "2026-08-31",
      [
        ["2026-03-01", "2026-05-01"],
        ["2026-05-02", "2026-07-02"],
        ["2026-07-03", "2026-08-31"],
      ],
    ],
  ])("from %s to %s asks for each day once", (from, to, pieces) => {
    expect(planPieces(from, to).map((piece) => [piece.from, piece.to])).toEqual(pieces)
  })

  it("is one again, with what reaches over an end once", () => {
    const first = planOf("2026-01-01", "2026-04-02", ["over", "a"], ["2026-01-01"])
    const second = planOf("2026-04-03", "2026-07-03", ["over", "b"], ["2026-05-01"])
    expect(joinedPlan([first, second])).toEqual(
      planOf("2026-01-01", "2026-07-03", ["over", "a", "b"], ["2026-01-01", "2026-05-01"]),
    )
  })
})

describe("what is opened of a plan", () => {
  const unit = { id: "other", serial_number: "SN-2" } as PlannedUnit
  const plan = (item: Partial<PlannedItem>): StaffPlan => ({
    ...planOf("2026-11-21", "2026-12-18", [], []),
    ...{ units: [unit], items: [item as PlannedItem] },
  })

  it("is as the plan has it now, with the unit that it has now", () => {
    const item = { id: "rental", unit_id: "other", ends_on: "2026-12-04" }
    expect(plannedNow(plan(item), "rental")).toEqual({ item, unit })
  })

  it.each<[string, Partial<PlannedItem>]>([
    ["it was cancelled", { id: "another", unit_id: "other" }],
    ["its unit is in no plan any more", { id: "rental", unit_id: "retired" }],
  ])("is nothing once %s", (_case, item) => expect(plannedNow(plan(item), "rental")).toBeNull())
})
