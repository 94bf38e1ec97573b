import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import type { Order as OrderWire } from "#shop/orders/wire/order"
import { order as wire } from "@/test/wire"
import { fromOrderWire } from "../../api/from-order-wire"
import { timelineOf } from "../timeline"

const [item] = wire.rentalitems
type Standing = NonNullable<typeof item.standing>
const standing = item.standing as Standing

const rental = (change: Partial<Standing> = {}, delivery = item.delivery) => ({
  ...item,
  id: `item-${JSON.stringify(change)}`,
  delivery,
  standing: { ...standing, ...change },
})
const pickup = item.delivery && { ...item.delivery, price: "0.00" }
const on = (day: string, change: Partial<OrderWire> = {}) =>
  timelineOf(fromOrderWire({ ...wire, ...change }), calendarDay(day))
const shown = (...args: Parameters<typeof on>) =>
  on(...args)
    .map(({ name, state, reached, isLate }) =>
      [
        name,
        state === "done" ? "✓" : state === "now" ? "•" : "",
        reached && `${reached.count}/${reached.of}`,
        isLate && "!",
      ]
        .filter(Boolean)
        .join(""),
    )
    .join(" ")

const withRentals = (...rentalitems: OrderWire["rentalitems"]) => ({ rentalitems })

describe("where an order stands", () => {
  it.each<[string, string, Partial<OrderWire>, string]>([
    ["that was placed just now", "2026-12-02", {}, "confirmed✓ sent• rent back paid"],
    [
      "whose device is on its way",
      "2026-12-05",
      withRentals(rental({ cancellation_bar: "dispatched" })),
      "confirmed✓ sent✓ rent• back paid",
    ],
    [
      "whose device was sent and whose hand-over nobody wrote down",
      "2026-12-17",
      withRentals(rental({ cancellation_bar: "over" })),
      "confirmed✓ sent✓ rent✓ back• paid",
    ],
    [
      "whose device nobody fetched until its last day had passed",
      "2026-12-17",
      withRentals(rental({ cancellation_bar: "over" }, pickup)),
      "confirmed✓ pickup• rent back paid",
    ],
    [
      "whose device is with the customer",
      "2026-12-08",
      withRentals(rental({ state: "handed_over" })),
      "confirmed✓ sent✓ rent• back paid",
    ],
    [
      "on its last day",
      "2026-12-16",
      withRentals(rental({ state: "handed_over" })),
      "confirmed✓ sent✓ rent✓ back• paid",
    ],
    [
      "whose device is on its way back",
      "2026-12-17",
      withRentals(rental({ state: "handed_over" })),
      "confirmed✓ sent✓ rent✓ back• paid",
    ],
    [
      "whose device, fetched, should be back",
      "2026-12-17",
      withRentals(rental({ state: "handed_over", return_due: "2026-12-16" }, pickup)),
      "confirmed✓ pickup✓ rent✓ back•! paid",
    ],
    [
      "whose device should be back",
      "2026-12-18",
      withRentals(rental({ state: "handed_over" })),
      "confirmed✓ sent✓ rent✓ back•! paid",
    ],
    [
      "whose device is back",
      "2026-12-17",
      withRentals(rental({ state: "returned" })),
      "confirmed✓ sent✓ rent✓ back✓ paid•",
    ],
    [
      "whose device came back early",
      "2026-12-10",
      withRentals(rental({ state: "returned" })),
      "confirmed✓ sent✓ rent✓ back✓ paid•",
    ],
    [
      "that is over and paid",
      "2027-01-10",
      { ...withRentals(rental({ state: "returned" })), paid: true },
      "confirmed✓ sent✓ rent✓ back✓ paid✓",
    ],
    ["that was paid beforehand", "2026-12-03", { paid: true }, "confirmed✓ sent• rent back paid✓"],
    ["that is fetched", "2026-12-02", withRentals(rental({}, pickup)), "confirmed✓ pickup• rent back paid"],
    [
      "that was fetched",
      "2026-12-07",
      withRentals(rental({ state: "handed_over" }, pickup)),
      "confirmed✓ pickup✓ rent• back paid",
    ],
    [
      "of two devices, one of which was fetched",
      "2026-12-08",
      withRentals(rental({ state: "handed_over" }), rental({}, pickup)),
      "confirmed✓ sent•1/2 rent back paid",
    ],
    [
      "of two devices, one of which is back",
      "2026-12-18",
      withRentals(rental({ state: "handed_over" }), rental({ state: "returned" })),
      "confirmed✓ sent✓ rent✓ back•1/2! paid",
    ],
    [
      "of two devices, one of which was cancelled",
      "2026-12-17",
      withRentals(rental({ state: "cancelled" }), rental({ state: "returned" })),
      "confirmed✓ sent✓ rent✓ back✓ paid•",
    ],
    [
      "whose only rental was cancelled, with accessories",
      "2026-12-03",
      withRentals(rental({ state: "cancelled" })),
      "confirmed✓ invoice• paid",
    ],
    ["that was cancelled as a whole", "2026-12-03", { cancelled: true }, "confirmed✓ cancelled✓"],
    [
      "that was cancelled while the device is out",
      "2026-12-10",
      { ...withRentals(rental({ state: "handed_over", cancellation_bar: "cancelled" }), rental()), cancelled: true },
      "confirmed✓ cancelled✓ back•",
    ],
    [
      "that was cancelled and whose device should be back",
      "2026-12-18",
      { ...withRentals(rental({ state: "handed_over", cancellation_bar: "cancelled" })), cancelled: true },
      "confirmed✓ cancelled✓ back•!",
    ],
    [
      "that was cancelled and whose device is back",
      "2026-12-18",
      { ...withRentals(rental({ state: "returned", cancellation_bar: "cancelled" })), cancelled: true },
      "confirmed✓ cancelled✓ back✓",
    ],
    ["of goods alone", "2026-12-03", withRentals(), "confirmed✓ invoice• paid"],
    [
      "of goods that were billed",
      "2026-12-03",
      { ...withRentals(), bexio_invoice_id: "RE-1" },
      "confirmed✓ invoice✓ paid•",
    ],
    [
      "of a training that was paid",
      "2026-12-03",
      { ...withRentals(), accessoryitems: [], educationitems: wire.accessoryitems, paid: true },
      "confirmed✓ invoice✓ paid✓",
    ],
    [
      "whose rental never was reserved",
      "2026-12-03",
      withRentals({ ...item, standing: null }),
      "confirmed✓ invoice• paid",
    ],
    [
      "with an extension",
      "2026-12-17",
      withRentals(rental({ state: "handed_over", rentalenddate: "2026-12-18" })),
      "confirmed✓ sent✓ rent• back paid",
    ],
  ])("%s", (_case, day, change, expected) => {
    expect(shown(day, change)).toBe(expected)
  })

  it.each<[string, string, Partial<OrderWire>, string[]]>([
    ["before its first day", "2026-12-06", {}, ["sent"]],
    ["on its first day", "2026-12-07", {}, []],
    ["when it is fetched", "2026-12-02", withRentals(rental({}, pickup)), []],
  ])("promises to come in time %s", (_case, day, change, expected) => {
    const promised = on(day, change).filter(({ isInTime }) => isInTime)
    expect(promised.map(({ name }) => name)).toEqual(expected)
  })

  it("spans the periods of all its rentals", () => {
    const later = rental({ rentalstartdate: "2026-12-09", rentalenddate: "2026-12-22" })
    const [, , rent, back] = on("2026-12-02", withRentals(rental(), later))
    expect(rent.when).toEqual({ start: "2026-12-07", end: "2026-12-22" })
    expect(back.when).toBe("2026-12-22")
  })
})
