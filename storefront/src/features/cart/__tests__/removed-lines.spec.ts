import { describe, expect, it } from "vitest"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { accessoryItem, companionItem, filledCart, rentalItem } from "@/test/wire"
import { type CartLine, fromCartWire } from "../api/cart"
import { backUnheard, canComeBack, placeBefore, type Removal, slotsOf, wishOf } from "../removed-lines"

const linesOf = (...items: (typeof filledCart)["items"]) => fromCartWire({ ...filledCart, items }).lines
const [rental, companion, accessory] = linesOf(rentalItem, companionItem, accessoryItem)
const line = (id: string, change: Partial<CartLine> = {}): CartLine => ({ ...accessory, id, ...change })
const [a, b, c] = ["a", "b", "c"].map((id) => line(id))

const shown = (lines: readonly CartLine[], removals: readonly Removal[]) =>
  slotsOf(lines, removals).map((slot) => ("line" in slot ? slot.key : `-${slot.key}`))

describe("the places in the list", () => {
  it.each<[string, CartLine[], Removal[], string[]]>([
    ["of a cart from which nothing was taken", [a, b], [], ["a", "b"]],
    ["of the first line", [b, c], [{ line: a, after: null }], ["-a", "b", "c"]],
    ["of a line in the middle", [a, c], [{ line: b, after: "a" }], ["a", "-b", "c"]],
    ["of the only line", [], [{ line: a, after: null }], ["-a"]],
    [
      "of two lines in a row",
      [a],
      [
        { line: b, after: "a" },
        { line: c, after: "-" },
      ],
      ["-c", "a", "-b"],
    ],
    [
      "of a line after one that was taken out before",
      [a],
      [
        { line: b, after: "a" },
        { line: c, after: "b" },
      ],
      ["a", "-b", "-c"],
    ],
    ["of a line that is still there, since its removal failed", [a, b], [{ line: a, after: null }], ["a", "b"]],
    ["of a line that came back", [a, c, line("b2")], [{ line: b, after: "a", restoredAs: "b2" }], ["a", "b2", "c"]],
    [
      "of a line after one that came back",
      [a, line("b2")],
      [
        { line: b, after: "a", restoredAs: "b2" },
        { line: c, after: "b2" },
      ],
      ["a", "b2", "-c"],
    ],
    ["of one that came back and went again elsewhere", [a, c], [{ line: b, after: "a", restoredAs: "b2" }], ["a", "c"]],
    [
      "of two removals of the same that came back as one line, which is where the first was",
      [c, line("a3")],
      [
        { line: a, after: null, restoredAs: "a3" },
        { line: line("a2"), after: "c", restoredAs: "a3" },
      ],
      ["a3", "c"],
    ],
    [
      "of one that came back with what belongs to it",
      [a, line("b2"), line("x", { demandedBy: "b2" })],
      [{ line: b, after: null, restoredAs: "b2" }],
      ["b2", "a"],
    ],
    [
      "of one after a line with what belongs to it",
      [rental, companion],
      [{ line: b, after: rental.id }],
      [rental.id, "-b"],
    ],
    [
      "of what belongs to a part of another line, which has no place of its own",
      [a, line("x", { demandedBy: "a" }), line("y", { demandedBy: "x" })],
      [],
      ["a", "y"],
    ],
    ["of one whose neighbour is gone", [a], [{ line: b, after: "unknown" }], ["-b", "a"]],
  ])("%s", (_case, lines, removals, expected) => {
    expect(shown(lines, removals)).toEqual(expected)
  })

  it("hold every line of the cart once, whatever was taken out and came back", () => {
    const subsets = Array.from({ length: 32 }, (_, bits) => [..."abcde"].filter((_id, place) => bits & (1 << place)))
    const places = [null, "a", "b", "c", "d"]
    for (const present of subsets)
      for (const first of places)
        for (const second of places)
          for (const [restoredAs, alsoAs] of [[], ["d"], ["e"], ["e", "e"], ["d", "e"]]) {
            const removals = [
              { line: a, after: first, restoredAs },
              { line: b, after: second, restoredAs: alsoAs },
            ]
            const slots = slotsOf(
              present.map((id) => line(id)),
              removals,
            )
            const listed = slots.flatMap((slot) => ("line" in slot ? slot.key : []))
            expect(listed.toSorted(), JSON.stringify({ present, removals })).toEqual(present)
          }
  })

  it.each([
    ["the first", [a, b], "a", null],
    ["the second", [a, b], "b", "a"],
    ["one after a line with a companion", [rental, companion, a], "a", rental.id],
  ])("know what stands before %s", (_case, lines, id, before) => {
    expect(placeBefore(slotsOf(lines, []), id)).toBe(before)
  })

  it("know a place where something was taken out too", () => {
    expect(placeBefore(slotsOf([b], [{ line: a, after: null }]), "b")).toBe("a")
  })
})

describe("what is put back", () => {
  it("is the rental with its period, delivery and services", () => {
    expect(wishOf(rental)).toEqual({
      category: "rental",
      productId: "prod-rental",
      quantity: 1,
      period: { start: "2026-12-07", end: "2026-12-16" },
      deliveryId: "delivery-1",
      serviceIds: ["service-1"],
    })
  })

  it("is as many pieces as there were", () => {
    expect(wishOf(accessory)).toEqual({ category: "accessory", productId: "prod-targets", quantity: 2 })
  })

  it.each<[string, Partial<CartLine>, boolean]>([
    ["at the list's price", {}, true],
    ["at the customer's discount, which he has again", { ownPrice: { percent: "10", list: 100 } }, true],
    ["at a price that staff set", { priceIsSet: true, ownPrice: { percent: null, list: 100 } }, false],
    ["at a price that staff set above the list's", { priceIsSet: true }, false],
    ["at a quoted price", { quotedUntil: "2026-12-20" as CartLine["quotedUntil"] }, false],
  ])("can be a line %s: %s", (_case, change, expected) => {
    expect(canComeBack({ ...accessory, ...change })).toBe(expected)
  })
})

describe("a line that is back although its answer was lost", () => {
  const other = line("other", { product: { ...a.product, id: "prod-other" } })
  it.each<[string, CartLine[], CartLine[], string | undefined]>([
    ["is the one that wasn't there", [other], [other, line("a2")], "a2"],
    ["is the one whose pieces are that many more", [line("x", { quantity: 3 })], [line("x", { quantity: 5 })], "x"],
    ["isn't one that was there already", [line("x", { quantity: 3 })], [line("x", { quantity: 3 })], undefined],
    ["isn't another product", [], [other], undefined],
  ])("%s", (_case, before, now, expected) => {
    expect(backUnheard(a, before, now)?.id).toBe(expected)
  })

  it("is the rental of the same days", () => {
    const later = { ...rental, id: "later", period: rentalPeriod("2026-12-07", "2026-12-18") }
    expect(backUnheard(rental, [], [later])).toBeUndefined()
    expect(backUnheard(rental, [later], [later, { ...rental, id: "again" }])?.id).toBe("again")
  })
})
