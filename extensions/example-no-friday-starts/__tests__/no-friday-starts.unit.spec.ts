import { expect, it } from "vitest"
import { calendarDay } from "#extension"
import extension from "../extension"

const [rule] = extension.dayRules
const rental = (isPickup: boolean) => ({ productId: "prod_1", delivery: { id: "rdel_1", slug: "any", isPickup } })

it.each([
  ["a Friday, fetched", "2026-12-04", true, true],
  ["a Friday, sent", "2026-12-04", false, false],
  ["a Thursday, fetched", "2026-12-03", true, false],
])("%s", (_case, day, isPickup, isBarred) => {
  expect(rule.isBarred(calendarDay(day), rental(isPickup))).toBe(isBarred)
})

it("lets rentals end on Fridays", () => {
  expect(rule.bars).toBe("start")
})
