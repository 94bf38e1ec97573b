import { describe, expect, it } from "vitest"
import { accessoryItem, filledCart, rentalItem } from "@/test/wire"
import { fromCartWire } from "../api/cart"
import { breakdownOf } from "../breakdown"

const lineOf = (item: (typeof filledCart)["items"][number]) => fromCartWire({ ...filledCart, items: [item] }).lines[0]
const [service] = rentalItem.productservices

describe("what a rental's sum is made of", () => {
  it.each([
    ["rent, delivery and a service", {}, [162_000, 4_500, 9_000], null],
    ["a rent that rates make cheaper", { subtotal: "1350.00" }, [121_500, 4_500, 9_000], 162_000],
    [
      "nothing but the rent",
      { productservices: [], delivery: { ...rentalItem.delivery, price: "0.00" }, subtotal: "1620.00" },
      [162_000, 0],
      null,
    ],
    [
      "a rent at the customer's discount",
      { subtotal: "1593.00", list_subtotal: "1755.00", discount_percent: "10" },
      [145_800, 4_500, 9_000],
      null,
    ],
    [
      "two services",
      { productservices: [service, { ...service, id: "b", price: "12.00" }], subtotal: "1767.00" },
      [162_000, 4_500, 9_000, 1_200],
      null,
    ],
  ])("%s", (_case, change, amounts, dayByDay) => {
    const line = lineOf({ ...rentalItem, ...change } as typeof rentalItem)
    const parts = breakdownOf(line)
    const shown = parts ? [parts.rent, parts.delivery.amount, ...parts.services.map(({ amount }) => amount)] : []
    expect(shown).toEqual(amounts)
    expect(shown.reduce((sum, amount) => sum + amount, 0)).toBe(line.subtotal)
    expect(parts?.dayByDay?.sum ?? null).toBe(dayByDay)
  })

  it.each([
    ["no rental", accessoryItem],
    ["a price that staff set for the whole", { ...rentalItem, subtotal: "2000.00", price_is_set: true }],
  ])("is nothing for %s", (_case, item) => {
    expect(breakdownOf(lineOf(item))).toBeNull()
  })
})
