import { expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import type { Order as OrderWire } from "#shop/orders/wire/order"
import { order as wire } from "@/test/wire"
import { fromOrderWire } from "../api/from-order-wire"
import { nextRental } from "../next-rental"
import { statusFromWire } from "../rental-status"

const [item] = wire.rentalitems
type State = "reserved" | "handed_over" | "returned" | "cancelled"
interface Change extends Partial<OrderWire> {
  /** By when it has to be back, if that isn't its last day. */
  due?: string
}
const rental = (number: string, state: State, start: string, end: string, { due = end, ...change }: Change = {}) =>
  fromOrderWire({
    ...wire,
    ...change,
    shop_number: number,
    rentalitems: [
      {
        ...item,
        standing: item.standing && {
          ...item.standing,
          state,
          rentalstartdate: start,
          rentalenddate: end,
          return_due: due,
        },
      },
    ],
  })
const goods = fromOrderWire({ ...wire, rentalitems: [] })

it.each<[string, ReturnType<typeof rental>[], string | null]>([
  ["no order", [], null],
  ["goods alone", [goods], null],
  ["a rental to come", [rental("A", "reserved", "2026-12-07", "2026-12-16")], "A starts 5"],
  ["a rental that starts today", [rental("A", "reserved", "2026-12-02", "2026-12-16")], "A starts 0"],
  ["a rental that nobody has fetched yet", [rental("A", "reserved", "2026-12-01", "2026-12-04")], "A runs 2"],
  ["a rental that nobody ever fetched", [rental("A", "reserved", "2026-11-23", "2026-11-27")], null],
  ["a rental under way", [rental("A", "handed_over", "2026-11-30", "2026-12-04")], "A runs 2"],
  ["a rental on its last day", [rental("A", "handed_over", "2026-11-30", "2026-12-02")], "A runs 0"],
  ["a rental that should be back", [rental("A", "handed_over", "2026-11-23", "2026-11-30")], "A late 2"],
  ["a rental on its way back", [rental("A", "handed_over", "2026-11-23", "2026-12-01", { due: "2026-12-02" })], null],
  [
    "a rental whose way back is over",
    [rental("A", "handed_over", "2026-11-23", "2026-11-30", { due: "2026-12-01" })],
    "A late 1",
  ],
  ["a rental that is back", [rental("A", "returned", "2026-11-23", "2026-12-04")], null],
  ["a cancelled rental", [rental("A", "cancelled", "2026-12-07", "2026-12-16")], null],
  ["a cancelled order", [rental("A", "reserved", "2026-12-07", "2026-12-16", { cancelled: true })], null],
  [
    "a cancelled order whose device is out",
    [rental("A", "handed_over", "2026-11-30", "2026-12-04", { cancelled: true })],
    "A runs 2",
  ],
  [
    "a cancelled order whose device should be back",
    [rental("A", "handed_over", "2026-11-23", "2026-11-30", { cancelled: true })],
    "A late 2",
  ],
  [
    "a return before a start",
    [rental("A", "reserved", "2026-12-07", "2026-12-16"), rental("B", "handed_over", "2026-11-30", "2026-12-04")],
    "B runs 2",
  ],
  [
    "a start before a return",
    [
      rental("A", "handed_over", "2026-11-30", "2026-12-18"),
      goods,
      rental("B", "reserved", "2026-12-07", "2026-12-16"),
    ],
    "B starts 5",
  ],
  [
    "a late one before all others",
    [rental("A", "reserved", "2026-12-02", "2026-12-16"), rental("B", "handed_over", "2026-11-23", "2026-11-30")],
    "B late 2",
  ],
])("what comes first of %s", (_case, orders, expected) => {
  const next = nextRental(orders, calendarDay("2026-12-02"))
  expect(next && `${next.order.shopNumber} ${next.kind} ${next.days}`).toBe(expected)
})

it("is due on its last day where an older server doesn't say when", () => {
  const { return_due: _, ...older } = item.standing ?? expect.fail("No standing")
  expect(statusFromWire(older)?.returnDue).toBe("2026-12-16")
})
