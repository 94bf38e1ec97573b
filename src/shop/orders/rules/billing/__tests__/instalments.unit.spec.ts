import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { totalsOf } from "#shop/lines/rules/totals"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import type { Billable } from "../billable"
import { billingMonths } from "../billing-months"
import { exactStep } from "../exact-step"
import { type Account, type Instalment, instalmentsToCome, totalOfAccount } from "../instalments"

const rates = { vatPermille: 81, grossStep: 5 }
const THREE_MONTHS = rentalPeriod("2027-03-01", "2027-05-31")
const charge = (key: string, amount: number, more: Partial<Billable> = {}): Billable => ({
  key,
  code: "rent",
  lineId: "scanner",
  amount,
  vatPermille: 81,
  isRefundable: false,
  spread: null,
  ...more,
})
const rent = charge("rent", 900_000, { spread: THREE_MONTHS })
const delivery = charge("delivery", 4_550, { code: "delivery" })
const deposit = charge("deposit", 100_000, { code: "deposit", vatPermille: 0, isRefundable: true })

const account = (billables: Billable[], more: Partial<Account> = {}): Account => ({
  billables,
  months: billingMonths(THREE_MONTHS),
  isAtOnce: true,
  rates,
  ...more,
})
const plan = (of: Account, today = "2027-02-10", billed: Instalment[] = []) =>
  instalmentsToCome(of, billed, calendarDay(today))
const told = (instalments: Instalment[]) =>
  instalments.map(({ day, period, charges }) => [
    day,
    period.end,
    Object.fromEntries(charges.map(({ key, amount }) => [key, amount])),
  ])
const sumOfTotals = (instalments: Instalment[]) => instalments.reduce((sum, { total }) => sum + total, 0)

describe("the months of a rental", () => {
  it.each([
    [
      "whole ones",
      "2027-03-01",
      "2027-04-30",
      [
        ["2027-03-01", "2027-03-31"],
        ["2027-04-01", "2027-04-30"],
      ],
    ],
    [
      "from the middle of one",
      "2027-03-15",
      "2027-04-20",
      [
        ["2027-03-15", "2027-04-14"],
        ["2027-04-15", "2027-04-20"],
      ],
    ],
    [
      "from a day that not every month has",
      "2027-01-31",
      "2027-03-31",
      [
        ["2027-01-31", "2027-02-27"],
        ["2027-02-28", "2027-03-30"],
        ["2027-03-31", "2027-03-31"],
      ],
    ],
    ["a day", "2027-03-15", "2027-03-15", [["2027-03-15", "2027-03-15"]]],
  ])("are %s", (_case, start, end, months) =>
    expect(billingMonths(rentalPeriod(start, end)).map((month) => [month.start, month.end])).toEqual(months),
  )
})

describe("the smallest amount with whole VAT and without rounding", () => {
  it.each([
    [81, 5, 5_000],
    [81, 1, 1_000],
    [26, 5, 2_500],
    [0, 1, 1],
    [0, 5, 5],
    [1000, 5, 5],
  ])("at %d per mille and steps of %d Rappen is %d", (vatPermille, grossStep, step) => {
    expect(exactStep({ vatPermille, grossStep })).toBe(step)
    const { vat, rounding } = totalsOf([charge("any", step, { vatPermille })], { grossStep })
    expect([vat, rounding]).toEqual([(step * vatPermille) / 1000, 0])
  })
})

describe("the instalments of an order", () => {
  it("are what is due once and the first month at once, the others when they begin, by their chargeable days", () =>
    // 27, 26 and 26 of 79 days; what isn't a multiple of 50 francs waits for the last.
    expect(told(plan(account([rent, delivery, deposit])))).toEqual([
      ["2027-02-10", "2027-03-31", { rent: 305_450, delivery: 4_550, deposit: 100_000 }],
      ["2027-04-01", "2027-04-30", { rent: 295_000 }],
      ["2027-05-01", "2027-05-31", { rent: 299_550 }],
    ]))

  it("come to the order's total", () => {
    const whole = account([rent, delivery, deposit])
    expect(sumOfTotals(plan(whole))).toBe(totalOfAccount(whole))
  })

  it("are one for all the months that have begun", () =>
    expect(told(plan(account([rent]), "2027-04-02")).map(([day, end]) => [day, end])).toEqual([
      ["2027-04-02", "2027-04-30"],
      ["2027-05-01", "2027-05-31"],
    ]))

  it("begin with the days of an extension", () =>
    expect(told(plan(account([rent], { isAtOnce: false })))[0][0]).toBe("2027-03-01"))

  it("are one if all of it is due once", () =>
    expect(told(plan(account([delivery])))).toEqual([["2027-02-10", "2027-03-31", { delivery: 4_550 }]]))

  it("never bill less than what is due once, however little the rent is", () =>
    expect(told(plan(account([{ ...rent, amount: 9_000 }, delivery])))[0][2]).toEqual({ rent: 450, delivery: 4_550 }))

  it("take nothing back of what was billed before, though it was more than its days", () => {
    const little = charge("little", 600, { spread: THREE_MONTHS })
    const later = charge("later", 20_000, { spread: rentalPeriod("2027-04-01", "2027-05-31") })
    const [first, second] = told(plan(account([delivery, little, later])))
    expect([first[2], second[2]]).toEqual([{ delivery: 4_550, little: 450 }, { later: 5_000 }])
  })

  it("bill at once what is held, and a step of a rent that is less than one", () => {
    const whole = account([{ ...rent, amount: 9_000 }, deposit])
    expect(told(plan(whole))).toEqual([
      ["2027-02-10", "2027-03-31", { rent: 5_000, deposit: 100_000 }],
      ["2027-05-01", "2027-05-31", { rent: 4_000 }],
    ])
    expect(told(plan(account([{ ...rent, amount: 9_000 }]), "2027-02-10"))[0][2]).toEqual({ rent: 5_000 })
  })

  it("bill what is held later, though no more of the rent is due", () => {
    const [first] = plan(account([rent]), "2027-02-10")
    expect(told(plan(account([rent, deposit]), "2027-02-11", [first]))[0][2]).toEqual({ deposit: 100_000 })
  })

  it("are none once all is billed", () => {
    const whole = account([rent, delivery])
    expect(plan(whole, "2027-06-15", plan(whole))).toEqual([])
  })
})

describe("the instalments of an order that has changed", () => {
  const first = plan(account([rent, delivery, deposit])).slice(0, 1)
  const fee = (amount: number) => charge("cancellation", amount, { code: "cancellation" })

  it("bill a fee less what was billed, once", () =>
    expect(told(plan(account([fee(450_000), deposit]), "2027-03-10", first))).toEqual([
      ["2027-03-10", "2027-03-31", { cancellation: 450_000, rent: -305_450, delivery: -4_550 }],
    ]))

  it("settle what was billed too much with one that stands for all before", () => {
    const [settled, ...more] = plan(account([fee(200_000)]), "2027-03-10", first)
    expect(settled).toMatchObject({ isSettlement: true, day: "2027-03-10", total: 216_200 })
    expect(more).toEqual([])
  })

  it("settle a deposit that isn't held any more, and bill what else is owed apart", () => {
    const [settled, rest] = plan(account([fee(450_000)]), "2027-03-10", first)
    expect(told([settled])[0][2]).toEqual({ rent: 305_450, delivery: 4_550 })
    expect(settled.total + rest.total).toBe(totalsOf([fee(450_000)], rates).total)
  })

  it("bill nothing where what is owed was billed", () =>
    expect(plan(account([fee(310_000), deposit]), "2027-03-10", first)).toEqual([]))

  it("count from the last settlement on", () => {
    const owed = account([fee(200_000)])
    const settled = plan(owed, "2027-03-10", first)
    expect(plan(owed, "2027-04-10", [...first, ...settled])).toEqual([])
    expect(plan(account([]), "2027-04-10", [...first, ...settled])).toMatchObject([{ isSettlement: true, total: 0 }])
  })
})
