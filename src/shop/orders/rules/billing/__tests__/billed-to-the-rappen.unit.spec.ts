import fc from "fast-check"
import { expect, it } from "vitest"
import { addDays, type CalendarDay, calendarDay } from "#kernel/calendar-day"
import { roundToRappen } from "#kernel/money"
import { totalsOf } from "#shop/lines/rules/totals"
import type { Billable } from "../billable"
import { billingMonths } from "../billing-months"
import { type Account, type Instalment, instalmentsToCome, standing, totalOfAccount } from "../instalments"

const START = calendarDay("2027-01-15")
const price = (max: number) => fc.integer({ min: 0, max })
const rental = fc.record({
  offset: fc.nat(60),
  days: fc.integer({ min: 1, max: 130 }),
  rent: price(2_000_000),
  insurance: price(50_000),
  delivery: price(20_000),
  /** In steps of totals: another is billed at once. */
  deposit: fc.nat(20_000),
})
const event = fc.record({
  wait: fc.nat(40),
  kind: fc.constantFrom("wait", "cancel", "waive", "pay"),
  which: fc.nat(3),
  percent: fc.constantFrom(50, 100),
})
const order = fc.record({
  rentals: fc.array(rental, { minLength: 1, maxLength: 4 }),
  goods: price(300_000),
  rates: fc.record({ vatPermille: fc.constantFrom(81, 77, 26, 0), grossStep: fc.constantFrom(1, 5) }),
  isAtOnce: fc.boolean(),
  events: fc.array(event, { maxLength: 12 }),
})
type Ordered = typeof order extends fc.Arbitrary<infer Value> ? Value : never
type Fees = Map<number, number>

/** Less in its last month than the least that is paid. */
const A_RAPPEN_A_MONTH: Ordered = {
  rentals: [
    { offset: 0, days: 37, rent: 0, insurance: 3, delivery: 0, deposit: 0 },
    { offset: 0, days: 1, rent: 128_969, insurance: 3708, delivery: 6, deposit: 0 },
  ],
  goods: 0,
  rates: { vatPermille: 0, grossStep: 5 },
  isAtOnce: false,
  events: [],
}

/** What is to be billed, with fees in place of cancelled rentals. */
function accountOf({ rentals, goods, rates, isAtOnce }: Ordered, fees: Fees): Account {
  const periodOf = ({ offset, days }: Ordered["rentals"][number]) => ({
    start: addDays(START, offset),
    end: addDays(START, offset + days - 1),
  })
  const of = (key: string, amount: number, more: Partial<Billable> = {}): Billable => ({
    key,
    code: "rent",
    lineId: key,
    amount,
    vatPermille: rates.vatPermille,
    isRefundable: false,
    spread: null,
    ...more,
  })
  const billables = rentals.flatMap((each, index) => {
    const fee = fees.get(index)
    if (fee !== undefined) return [of(`fee ${index}`, fee)]
    return [
      of(`rent ${index}`, each.rent, { spread: periodOf(each) }),
      of(`insurance ${index}`, each.insurance, { spread: periodOf(each) }),
      of(`delivery ${index}`, each.delivery),
      of(`deposit ${index}`, each.deposit * rates.grossStep, { code: "deposit", vatPermille: 0, isRefundable: true }),
    ]
  })
  const periods = rentals.map(periodOf)
  const [first] = periods.map(({ start }) => start).sort()
  const last = periods
    .map(({ end }) => end)
    .sort()
    .at(-1) as CalendarDay
  return {
    billables: [of("goods", goods), ...billables].filter(({ amount }) => amount > 0),
    months: billingMonths({ start: first, end: last }),
    isAtOnce,
    rates,
  }
}

/** The accounts: an invoice comes to what its positions do, a paid one is credited, another cancelled. */
class Books {
  readonly invoices: { total: number; isPaid: boolean }[] = []
  credited = 0

  book({ charges, isSettlement }: Instalment, { rates }: Account) {
    const { total } = totalsOf(charges, rates)
    const isPaid = this.invoices.some((invoice) => invoice.isPaid)
    if (isSettlement && isPaid) this.credited += Math.max(0, this.sum - total)
    if (isSettlement && !isPaid) this.invoices.length = 0
    if (total > 0 && !(isSettlement && isPaid)) this.invoices.push({ total, isPaid: false })
  }

  pay() {
    for (const invoice of this.invoices) invoice.isPaid = true
  }

  get sum() {
    return this.invoices.reduce((sum, { total }) => sum + total, 0) - this.credited
  }
}

it("comes to the order's total whatever happens: what was billed, less what was credited, with what is to come", () => {
  fc.assert(
    fc.property(order, (ordered) => {
      const fees: Fees = new Map()
      const books = new Books()
      const billed: Instalment[] = []
      let today = START
      const bill = () => {
        const account = accountOf(ordered, fees)
        const plan = instalmentsToCome(account, billed, today)
        const kept = standing([...billed, ...plan]).reduce((sum, { total }) => sum + total, 0)
        expect(kept).toBe(totalOfAccount(account))
        const told = plan.flatMap(({ charges }) => charges)
        expect(told.filter(({ amount }) => amount === 0 || (amount < 0 && fees.size === 0))).toEqual([])
        expect(plan.filter((each) => each.total === 0 && !each.isSettlement)).toEqual([])
        for (const instalment of plan.filter(({ day }) => day <= today)) {
          billed.push(instalment)
          books.book(instalment, account)
        }
        const toCome = totalOfAccount(account) - standing(billed).reduce((sum, { total }) => sum + total, 0)
        expect(books.sum + toCome).toBe(totalOfAccount(account))
        expect(instalmentsToCome(account, billed, today).filter(({ day }) => day <= today)).toEqual([])
      }
      bill()
      for (const { wait, kind, which, percent } of ordered.events) {
        today = addDays(today, wait)
        const index = which % ordered.rentals.length
        const { rent, insurance } = ordered.rentals[index]
        if (kind === "cancel" && !fees.has(index)) fees.set(index, roundToRappen(((rent + insurance) * percent) / 100))
        if (kind === "waive" && fees.has(index)) fees.set(index, 0)
        if (kind === "pay") books.pay()
        bill()
      }
      today = addDays(START, 250)
      bill()
      expect(books.sum).toBe(totalOfAccount(accountOf(ordered, fees)))
    }),
    { numRuns: 50, examples: [[A_RAPPEN_A_MONTH]] },
  )
})
