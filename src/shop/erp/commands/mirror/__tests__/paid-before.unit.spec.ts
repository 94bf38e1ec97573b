import { expect, it } from "vitest"
import { changeOf } from "../../../queries/mirror/__tests__/order-for-erp"
import { cancelledBy, replacedBy } from "../paid-before"

const document = (kind: "order" | "late_return" | "extension" | "cancellation", order_line_id: string | null) => ({
  kind,
  order_line_id,
})
const own = document("order", null)
const lateOfOne = document("late_return", "one")
const moreOfTwo = document("extension", "two")
const cancelled = document("cancellation", "three")
const changes = [
  changeOf({ id: "third", kind: "cancellation", orderLineId: "three", fee: 100 }),
  changeOf({ id: "late", kind: "late_return", orderLineId: "one", fee: 100 }),
  changeOf({ id: "second", kind: "cancellation", orderLineId: "two", fee: 100 }),
]

it.each([
  ["the order's, without what other rentals cost later", "third", [own, lateOfOne, moreOfTwo], [own]],
  ["what was added to the rental itself", "second", [own, lateOfOne, moreOfTwo], [own, moreOfTwo]],
  ["that of an earlier cancellation", "second", [own, cancelled, lateOfOne], [own, cancelled]],
])("a cancellation stands in place of %s", (_case, change, earlier, replaced) => {
  expect(replacedBy(cancelledBy(changes, change), earlier)).toEqual(replaced)
})
