import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { roundToRappen } from "#kernel/money"
import { Books, LINES, RENT, totalOf } from "./order-books"

const lineOf = (which: number) => LINES[which % LINES.length]

interface Drawn {
  which: number
  amount: number
  kind: "extension" | "late_return" | "damage"
  percent: number
}

const EVENTS = {
  work: (books: Books) => books.work(),
  pay: (books: Books, { which }: Drawn) => books.pay(which),
  payPart: (books: Books, { amount }: Drawn) => books.payPart(amount),
  add: (books: Books, { which, amount, kind }: Drawn) => {
    if (!books.isGone(lineOf(which))) books.happens({ kind, orderLineId: lineOf(which), fee: amount })
  },
  /** A share of the rent of all days that were agreed to. */
  cancel: (books: Books, { which, percent }: Drawn) => {
    const line = lineOf(which)
    if (books.isGone(line)) return
    const rent = RENT + books.extended(line)
    books.happens({ kind: "cancellation", orderLineId: line, fee: roundToRappen((rent * percent) / 100), percent })
  },
  /** As `waiveCharge` allows it. */
  waive: (books: Books, { which }: Drawn) => {
    const { changes } = books.order
    const waivable = changes.filter(
      ({ id, kind, fee, orderLineId }) =>
        fee > 0 &&
        (kind === "cancellation" || !books.isGone(orderLineId)) &&
        !changes.some(({ waives }) => waives === id),
    )
    const waived = waivable[which % waivable.length]
    if (waived) books.happens({ kind: "waiver", orderLineId: waived.orderLineId, waives: waived.id })
  },
}

const drawn: fc.Arbitrary<Drawn & { event: keyof typeof EVENTS }> = fc.record({
  event: fc.constantFrom(...(Object.keys(EVENTS) as (keyof typeof EVENTS)[])),
  which: fc.nat(5),
  amount: fc.integer({ min: 1, max: 90_000 }),
  kind: fc.constantFrom("extension", "late_return", "damage"),
  percent: fc.constantFrom(0, 50, 100),
})
describe("what the accounts hold of an order that is billed at once", () => {
  it("comes to what it costs, whatever is added, cancelled, waived and paid in between", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(drawn, { maxLength: 14 }), async (events) => {
        const books = new Books()
        for (const each of events) await EVENTS[each.event](books, each)
        await books.work()
        expect(books.sum).toBe(totalOf(books))
        const { received, transferred } = books.cash
        expect(transferred).toBeLessThanOrEqual(received)
      }),
      { numRuns: 100 },
    )
  })

  it.each([
    [
      "a late day of another rental",
      (books: Books) => books.happens({ kind: "late_return", orderLineId: LINES[1], fee: 29_000 }),
    ],
    [
      "an extension of another rental",
      (books: Books) => books.happens({ kind: "extension", orderLineId: LINES[1], fee: 29_000 }),
    ],
  ])("gives back all of a cancellation after %s was paid and waived", async (_case, add) => {
    const books = new Books()
    const added = add(books)
    await books.work()
    books.pay()
    books.happens({ kind: "waiver", orderLineId: LINES[1], waives: added.id })
    const before = totalOf(books)
    books.happens({ kind: "cancellation", orderLineId: LINES[0], fee: 43_500, percent: 50 })
    await books.work()
    expect(books.rows.at(-1)?.credit).toBe(before - totalOf(books))
  })

  it("gives back all of a second cancellation, whatever was added to the first rental", async () => {
    const books = new Books()
    books.happens({ kind: "extension", orderLineId: LINES[0], fee: 29_000 })
    await books.work()
    books.pay()
    books.happens({ kind: "cancellation", orderLineId: LINES[0], fee: 58_000, percent: 50 })
    await books.work()
    const before = totalOf(books)
    books.happens({ kind: "cancellation", orderLineId: LINES[1], fee: 43_500, percent: 50 })
    await books.work()
    expect(books.rows.at(-1)?.credit).toBe(before - totalOf(books))
  })

  it("bills an extension that hadn't reached the accounts when a paid rental was cancelled", async () => {
    const books = new Books()
    await books.work()
    books.pay()
    books.happens({ kind: "extension", orderLineId: LINES[1], fee: 30_000 })
    books.happens({ kind: "cancellation", orderLineId: LINES[1], fee: RENT + 30_000, percent: 100 })
    await books.work()
    expect(books.sum).toBe(totalOf(books))
  })
})
