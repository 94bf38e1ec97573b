import { expect, it } from "vitest"
import { changeOf } from "../../../queries/mirror/__tests__/order-for-erp"
import { cancelledBy, invoicesOfTheOrder, paidOf, replacedBy } from "../paid-before"

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

const standing = { is_by_hand: false, instalment_of: null, erp_invoice_id: "RE" } as const
it.each([
  ["the order's", [{ ...standing, kind: "order" }], ["RE"]],
  ["that of a cancellation", [{ ...standing, kind: "cancellation" }], ["RE"]],
  ["that of a month", [{ ...standing, kind: "instalment" }], ["RE"]],
  ["none of an extension", [{ ...standing, kind: "extension" }], []],
  ["none of an extension's month", [{ ...standing, kind: "instalment", instalment_of: "rchg" }], []],
  [
    "one that staff wrote, which nobody knows",
    [
      { ...standing, kind: "order" },
      { ...standing, kind: "waiver", is_by_hand: true },
    ],
    [],
  ],
] as const)("a deposit is on an invoice of the order: %s", (_case, earlier, expected) => {
  expect(invoicesOfTheOrder(earlier)).toEqual(expected)
})

const invoice = { id: "a", state: "open", total: 100_000, received: 0, vouchers: 0 } as const
const partly = { ...invoice, state: "partial", received: 80_000 } as const
const paid = { ...invoice, id: "b", state: "paid", received: 100_000 } as const
const cancelledOne = { ...invoice, state: "cancelled" } as const

it.each([
  ["nothing that is known", [], {}, { isPaid: null, hasReceived: false, open: null }],
  ["an invoice that was cancelled", [cancelledOne], {}, { isPaid: false, hasReceived: false, open: null }],
  ["an open one", [invoice], {}, { isPaid: false, hasReceived: false, open: 100_000 }],
  [
    "one that a credit is set off against",
    [invoice],
    { a: 40_000 },
    { isPaid: false, hasReceived: true, open: 60_000 },
  ],
  [
    "one that is paid in part, beside a paid one",
    [partly, paid],
    {},
    { isPaid: false, hasReceived: true, open: 20_000 },
  ],
  ["a paid one", [paid, cancelledOne], {}, { isPaid: true, hasReceived: true, open: 0 }],
])("of %s is known what is paid", (_case, invoices, setOff, expected) => {
  expect(paidOf(invoices, setOff)).toEqual(expected)
})
