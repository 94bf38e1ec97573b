import { expect, it } from "vitest"
import { type OffsetInvoice, openOf, setOffAgainst } from "../set-off"

const invoice = (id: string, total: number, received: number, told: Partial<OffsetInvoice> = {}): OffsetInvoice => ({
  ...{ id, total, received, state: received > 0 ? "partial" : "open" },
  ...told,
})
const paid = (id: string, total: number) => invoice(id, total, total, { state: "paid" })

it.each([
  ["nothing is paid: all of it, and nothing is transferred", 50_000, [invoice("a", 100_000, 0)], {}, { a: 50_000 }],
  ["less than what is owed is paid", 50_000, [invoice("a", 100_000, 10_000)], {}, { a: 50_000 }],
  ["more than what is owed is paid: what is open", 50_000, [invoice("a", 100_000, 80_000)], {}, { a: 20_000 }],
  ["all is paid: nothing", 50_000, [paid("a", 100_000)], {}, {}],
  ["one of two is paid: the other", 60_000, [paid("a", 100_000), invoice("b", 20_000, 0)], {}, { b: 20_000 }],
  [
    "two are open: the oldest first",
    60_000,
    [invoice("a", 50_000, 1), invoice("b", 20_000, 0)],
    {},
    { a: 49_999, b: 10_001 },
  ],
  ["an earlier credit waits to be set off", 40_000, [invoice("a", 100_000, 45_000)], { a: 50_000 }, { a: 5_000 }],
  [
    "an earlier credit has been set off in the ERP",
    40_000,
    [invoice("a", 100_000, 95_000, { vouchers: 50_000 })],
    { a: 50_000 },
    { a: 5_000 },
  ],
  [
    "staff set off more than the shop knows",
    40_000,
    [invoice("a", 100_000, 90_000, { vouchers: 80_000 })],
    {},
    { a: 10_000 },
  ],
  ["the ERP calls it paid, whatever came in", 40_000, [invoice("a", 100_000, 90_000, { state: "paid" })], {}, {}],
])("where %s", (_case, credit, invoices, earlier, expected) => {
  expect(setOffAgainst(credit, invoices, earlier)).toEqual(expected)
})

it("has nothing open where more came in than is invoiced", () => {
  expect(openOf(invoice("a", 100, 200), {})).toBe(0)
})
