import { describe, expect, it } from "vitest"
import type { DeskGiven, DeskItem, DeskPart } from "../../../wire/desk-parts"
import { backBodyOf, type GivenDraft, givenBodyOf, itemsFor } from "../parts-draft"

const item = (serial_number: string, rest: Partial<DeskItem> = {}): DeskItem => ({
  ...{ id: serial_number.toLowerCase(), serial_number, unit_serial: null, out_with: null },
  ...rest,
})
const BATTERIES: DeskPart = {
  ...{ id: "batteries", name: "Akku", quantity: 2, price: "95.00", is_tracked: false, items: [] },
  missing: [{ serial_number: "B-2", quantity: 1 }],
}
const TRIPOD: DeskPart = {
  ...{ id: "tripod", name: "Stativ", quantity: 1, price: "690.00", is_tracked: true, missing: [] },
  items: [
    item("S-1", { unit_serial: "B-1" }),
    item("S-2"),
    item("S-3", { out_with: "W-1001" }),
    item("S-4", { unit_serial: "B-2" }),
  ],
}
const PARTS = [BATTERIES, TRIPOD]

describe("what goes along with a unit", () => {
  it.each<[string, string, GivenDraft, [number, string[]]]>([
    ["all of its set, and its own piece", "B-1", {}, [2, ["s-1"]]],
    ["however its number is written", " b-1 ", {}, [2, ["s-1"]]],
    ["less where its set lacks something", "B-2", {}, [1, ["s-4"]]],
    ["no shared piece by itself", "B-3", {}, [2, []]],
    ["what somebody counts", "B-1", { batteries: { quantity: 5 } }, [5, ["s-1"]]],
    ["the pieces that somebody chooses", "B-1", { tripod: { itemIds: ["s-2"] } }, [2, ["s-2"]]],
    ["no piece, if somebody says so", "B-1", { tripod: { itemIds: [] } }, [2, []]],
    [
      "no piece of another unit, if the unit is changed afterwards",
      "B-2",
      { tripod: { itemIds: ["s-1", "s-2"] } },
      [1, ["s-2"]],
    ],
  ])("is %s", (_name, unit, draft, [quantity, pieces]) => {
    expect(givenBodyOf(PARTS, draft, unit)).toEqual([
      { part_id: "batteries", quantity, item_ids: [] },
      { part_id: "tripod", quantity: 0, item_ids: pieces },
    ])
  })

  it("offers the pieces that go with any unit, and its own, taken ones too", () => {
    expect(itemsFor(TRIPOD, "B-1").map(({ id }) => id)).toEqual(["s-1", "s-2", "s-3"])
  })
})

describe("what comes back", () => {
  const given: DeskGiven[] = [{ id: "issue", name: "Akku", serial_number: null, quantity: 2, price: "95.00" }]

  it.each([
    ["everything, unless somebody counts less", {}, { back: 2, settlement: "billed", reason: "" }],
    ["less, which is charged", { back: 1 }, { back: 1, settlement: "billed", reason: "" }],
    [
      "nothing waived",
      { back: 0, settlement: "waived", reason: "alt" },
      { back: 0, settlement: "waived", reason: "alt" },
    ],
    [
      "no waiver of what came back after all",
      { back: 2, settlement: "waived" },
      { back: 2, settlement: "billed", reason: "" },
    ],
  ] as const)("is %s", (_name, draft, body) => {
    expect(backBodyOf(given, { issue: draft })).toEqual([{ id: "issue", ...body }])
  })
})
