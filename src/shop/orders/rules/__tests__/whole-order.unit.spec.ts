import { describe, expect, it } from "vitest"
import type { RentalState } from "#shop/rental/rules/rental-status"
import { type WholeOrderBar, wholeOrderBar } from "../whole-order"

const cancellation = (fee: number) => ({ id: "c", kind: "cancellation" as const, fee })
const waiver = (waives: string | null) => ({ id: "w", kind: "waiver" as const, fee: 0, waives })

describe("an order is cancelled as a whole", () => {
  it.each<[string, RentalState[], Parameters<typeof wholeOrderBar>[1]]>([
    ["if it only sells", [], []],
    ["once its rentals are cancelled for nothing", ["cancelled"], [cancellation(0), waiver(null)]],
    ["once the fee of a cancelled rental is waived", ["cancelled"], [cancellation(100), waiver("c")]],
    [
      "though a rental was extended before it was cancelled",
      ["cancelled"],
      [{ id: "e", kind: "extension", fee: 500 }, cancellation(0)],
    ],
  ])("%s", (_case, rentals, changes) => expect(wholeOrderBar(rentals, changes)).toBeNull())

  it.each<[string, RentalState[], Parameters<typeof wholeOrderBar>[1], WholeOrderBar]>([
    ["while a rental stands", ["cancelled", "reserved"], [cancellation(0)], "reserved"],
    ["while a device is out, which is to be dealt with first", ["reserved", "handed_over"], [], "handed_over"],
    ["after a rental is over", ["returned"], [], "returned"],
    ["while a fee is owed", ["cancelled"], [cancellation(100)], "owed"],
    [
      "while one of two fees is owed",
      ["cancelled"],
      [{ ...cancellation(100), id: "d" }, cancellation(1), waiver("d")],
      "owed",
    ],
  ])("not %s", (_case, rentals, changes, bar) => expect(wholeOrderBar(rentals, changes)).toBe(bar))

  it("not while goods are on their way", () => expect(wholeOrderBar([], [], true)).toBe("sent"))
})
