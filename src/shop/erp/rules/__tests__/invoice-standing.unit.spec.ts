import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { invoiceStanding, type StandingInvoice, unpaidInvoices } from "../invoice-standing"

const TODAY = calendarDay("2026-11-24")

const one = (state: StandingInvoice["state"], due: string = TODAY): StandingInvoice => ({
  state,
  due_date: calendarDay(due),
})
const standing = (
  invoices: StandingInvoice[],
  order: { isCaptured?: boolean; isCancelled?: boolean; isBilledFurther?: boolean } = {},
) => invoiceStanding({ invoices, isCaptured: false, isCancelled: false, isBilledFurther: false, ...order }, TODAY)

describe("how an order is paid", () => {
  it.each([
    ["no invoice yet", [], "coming"],
    ["a draft is none", [one("draft")], "coming"],
    ["a cancelled one is none", [one("cancelled")], "coming"],
    ["open until today", [one("open")], "open"],
    ["late from the day after", [one("open", "2026-11-23")], "late"],
    ["a part is paid", [one("partial")], "partial"],
    ["a part is paid, and the day is over", [one("partial", "2026-11-01")], "late"],
    ["one month paid, the next open", [one("paid", "2026-10-01"), one("open", "2026-12-01")], "partial"],
    ["one month open, an earlier one late", [one("open", "2026-12-01"), one("open", "2026-11-01")], "late"],
    ["all paid", [one("paid", "2026-10-01"), one("paid", "2026-11-01")], "paid"],
    ["the one that took another's place", [one("cancelled", "2026-10-01"), one("open")], "open"],
  ] as const)("%s", (_name, invoices, expected) => {
    expect(standing([...invoices])).toBe(expected)
  })

  it("is what the shop has booked while the accounts have no invoice, and not after", () => {
    expect(standing([], { isCaptured: true })).toBe("paid")
    expect(standing([one("open")], { isCaptured: true })).toBe("open")
  })

  it.each([
    ["none billed yet", [], "coming"],
    ["one paid", [one("paid", "2026-10-01")], "partial"],
    ["one open", [one("open")], "open"],
    ["one late", [one("paid", "2026-10-01"), one("open", "2026-11-01")], "late"],
  ] as const)("isn't paid while months of it have no invoice: %s", (_name, invoices, expected) => {
    expect(standing([...invoices], { isBilledFurther: true })).toBe(expected)
  })

  it("owes nothing once it is cancelled, unless an invoice still stands", () => {
    expect(standing([], { isCancelled: true })).toBe("none")
    expect(standing([one("cancelled")], { isCancelled: true })).toBe("none")
    expect(standing([one("paid")], { isCancelled: true, isBilledFurther: true })).toBe("paid")
    expect(standing([one("open")], { isCancelled: true })).toBe("open")
  })
})

it("what is to be paid comes in the order in which it is due", () => {
  const invoices = [one("open", "2026-12-01"), one("paid", "2026-10-01"), one("partial", "2026-11-30")]
  expect(unpaidInvoices(invoices).map(({ due_date }) => due_date)).toEqual(["2026-11-30", "2026-12-01"])
})
