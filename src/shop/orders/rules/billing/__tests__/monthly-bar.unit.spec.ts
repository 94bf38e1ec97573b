import { expect, it } from "vitest"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { monthlyBar } from "../monthly-bar"

type Order = Parameters<typeof monthlyBar>[0]
const held = (amount: number, isRefundable = true) => ({ charges: [{ amount, isRefundable }] })
const order: Order = {
  periods: [rentalPeriod("2027-03-01", "2027-05-31")],
  instalments: 3,
  ...held(50_000),
  grossStep: 5,
  hasAccounts: true,
  hasChanges: false,
  isPaid: false,
}

it.each<[string, Partial<Order>, ReturnType<typeof monthlyBar>]>([
  ["a long rental", {}, null],
  ["no rental", { periods: [], instalments: 0 }, "short"],
  ["a short rental", { periods: [rentalPeriod("2027-03-01", "2027-03-20")] }, "short"],
  ["a rental whose first invoice is all of it", { instalments: 1 }, "single"],
  ["a deposit that changes how totals are rounded", held(50_003), "odd"],
  ["the same amount, taxed", held(50_003, false), null],
  ["a deposit of any amount where nothing is rounded", { ...held(50_003), grossStep: 1 }, null],
  ["nobody who writes invoices", { hasAccounts: false }, "unwritten"],
  ["a change", { hasChanges: true }, "changed"],
  ["a payment", { isPaid: true }, "paid"],
])("with %s an order is barred so", (_case, changes, bar) => expect(monthlyBar({ ...order, ...changes })).toBe(bar))
