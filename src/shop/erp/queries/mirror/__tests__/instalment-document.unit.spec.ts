import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, calendarDay } from "#kernel/calendar-day"
import type { ErpPosition } from "#shop/erp/data/provider"
import { totalsOf } from "#shop/lines/rules/totals"
import { orderInstalmentsToCome, totalToCome } from "#shop/orders/queries/billing/order-accounts"
import type { BilledInstalment } from "#shop/orders/queries/billing/order-billing"
import type { OrderRecord } from "#shop/orders/queries/order-record"
import { amendedOrderTotals } from "#shop/orders/queries/order-totals"
import type { RentalChange } from "#shop/rental/data/changes"
import { textsFor } from "#texts/texts"
import { erpDocumentOfInstalment } from "../instalment-document"
import { account, changeOf, goods, orderOf, period, rent } from "./order-for-erp"

const frame = {
  account,
  reference: { title: "Webshop W-1042-2", tag: "shop:instalment:oinst_1" },
  texts: textsFor("customer"),
}
const TODAY = calendarDay("2027-03-01")
const readable = (text: string) => text.replaceAll("\u00a0", " ")

const DEPOSIT = { code: "deposit", amount: 500_000, isRefundable: true } as const
const line = rent({
  days: 78,
  delivery: 12_000,
  services: [
    { per: "rental", amount: 9_000 },
    { per: "day", amount: 1_000 },
  ],
  charges: [DEPOSIT],
})
const long = { ...line, rental: line.rental && { ...line.rental, period: period("2027-03-01", "2027-05-31") } }
const ordered: OrderRecord = { ...orderOf([long, goods({ quantity: 2 })]), monthly: { instalments: [] } }

/** All that is billed of an order from today on, as it is kept. */
const instalmentsOf = (order: OrderRecord): BilledInstalment[] =>
  orderInstalmentsToCome(order, TODAY).map((each, index) => ({ ...each, id: `oinst_${index}`, number: index + 1 }))

const spoken = (position: ErpPosition) =>
  position.kind === "text"
    ? position.lines.join(" | ")
    : `${position.lines.join(" | ")} = ${position.amount} × ${position.unitPrice / 100}`
const documentOf = (instalment: BilledInstalment, order = ordered) => erpDocumentOfInstalment(order, instalment, frame)
const priced = (instalment: BilledInstalment, order = ordered) =>
  (documentOf(instalment, order)?.positions ?? []).flatMap((each) => (each.kind === "priced" ? [each] : []))

/** Extensions, cancellations and waivers of two rentals, as they can follow one another. */
function changesOf(drawn: readonly { kind: number; line: number; fee: number }[]): RentalChange[] {
  const changes: RentalChange[] = []
  for (const [index, { kind, line, fee }] of drawn.entries()) {
    const orderLineId = ["ordli_rent", "ordli_other"][line]
    const isGone = changes.some((each) => each.kind === "cancellation" && each.orderLineId === orderLineId)
    const waivable = changes.find(
      ({ id, ...each }) => each.kind !== "waiver" && each.fee > 0 && !changes.some(({ waives }) => waives === id),
    )
    const own = { id: `rchg_${index}`, orderLineId }
    const end = (more: number) => addDays(calendarDay("2027-05-31"), 10 * more)
    const details = {
      period_before: { start: calendarDay("2027-03-01"), end: end(index) },
      period_after: { start: calendarDay("2027-03-01"), end: end(index + 1) },
      days: 9,
      price_per_day: 29_000,
    }
    if (kind === 0 && !isGone) changes.push(changeOf({ ...own, kind: "extension", fee, details }))
    if (kind === 1 && !isGone) changes.push(changeOf({ ...own, kind: "cancellation", fee, percent: 50 }))
    if (kind === 2 && waivable) changes.push(changeOf({ ...own, kind: "waiver", waives: waivable.id }))
  }
  return changes
}

describe("what is billed of an order by the month", () => {
  it("comes to what the order costs, whatever happened to its rentals", () => {
    const drawn = fc.record({ kind: fc.nat(2), line: fc.nat(1), fee: fc.integer({ min: 0, max: 3_000_000 }) })
    const two = {
      ...orderOf([long, { ...long, id: "ordli_other" }, goods({ quantity: 2 })]),
      monthly: { instalments: [] },
    }
    fc.assert(
      fc.property(fc.array(drawn, { maxLength: 8 }), (all) => {
        const order: OrderRecord = { ...two, changes: changesOf(all) }
        const sum = orderInstalmentsToCome(order, TODAY).reduce((total, each) => total + each.total, 0)
        expect(sum).toBe(amendedOrderTotals(order).total)
        expect(totalToCome(order)).toBe(sum)
      }),
      { numRuns: 60 },
    )
  })
})

describe("an instalment in the accounts", () => {
  it("is for its month, the first with what is due once", () => {
    const [first] = instalmentsOf(ordered)
    expect(documentOf(first)?.positions.map(spoken)).toEqual([
      "Rechnung 1 zu Ihrer Bestellung W-1042 vom 1.3.2027, monatlich verrechnet: 1.3.2027 – 31.3.2027",
      expect.stringMatching(
        /^RTC 360 \| Miete 1\.3\.2027 – 31\.3\.2027 \(27 Tage, Sonntage nicht verrechnet\) = 1 × \d/,
      ),
      "Lieferung: Kurier | RTC 360 = 1 × 120",
      "Service: Einführung | RTC 360 = 1 × 90",
      expect.stringMatching(/^Service: Versicherung \| RTC 360 = 1 × \d/),
      "USB-C-Kabel = 2 × 39",
      "Versandkosten (VK1) = 1 × 10",
      "Kaution, wird zurückerstattet | RTC 360 = 1 × 5000",
    ])
    expect(priced(first).filter(({ isRefundable }) => isRefundable)).toHaveLength(1)
  })

  it("has positions that come to its total, all of them to the order's", () => {
    const all = instalmentsOf(ordered)
    for (const each of all) {
      const sum = priced(each).reduce((total, { amount, unitPrice }) => total + amount * unitPrice, 0)
      expect(sum).toBe(each.charges.reduce((total, { amount }) => total + amount, 0))
      expect(documentOf(each)?.total).toBe(totalsOf(each.charges, ordered.rates).total)
    }
    expect(all.reduce((total, each) => total + each.total, 0)).toBe(Math.round(Number(ordered.total) * 100))
  })

  it("says in one position what a fee comes to without what was billed", () => {
    const [first] = instalmentsOf(ordered)
    const fee = changeOf({ kind: "cancellation", orderLineId: long.id, fee: 2_000_000, percent: 100 })
    const cancelled: OrderRecord = {
      ...ordered,
      changes: [fee],
      monthly: { instalments: [{ ...first, charges: first.charges.filter(({ isRefundable }) => !isRefundable) }] },
    }
    const [rest] = orderInstalmentsToCome(cancelled, TODAY)
    const fees = { ...rest, id: "oinst_2", number: 2 }
    expect(documentOf(fees, cancelled)?.positions[0]).toEqual({
      kind: "text",
      lines: ["Rechnung 2 zu Ihrer Bestellung W-1042 vom 1.3.2027, nach einer Stornierung"],
    })
    const [position, ...others] = priced(fees, cancelled)
    expect(others).toEqual([])
    expect(position.lines.map(readable)).toEqual([
      "Miete und Stornierung, abzüglich bereits verrechneter Beträge",
      "Stornierung, RTC 360: CHF 20’000.00",
      expect.stringMatching(/^RTC 360, Miete: CHF −7’\d{3}/),
      "Lieferung: Kurier, RTC 360: CHF −120.00",
      "Service: Einführung, RTC 360: CHF −90.00",
      expect.stringMatching(/^Service: Versicherung, RTC 360: CHF −/),
    ])
    expect(position.unitPrice).toBeGreaterThan(0)
  })

  it("names no days in a position of the fee and what another rental still owes", () => {
    const plain = { ...long, charges: [] }
    const two = { ...orderOf([plain, { ...plain, id: "ordli_other" }]), monthly: { instalments: [] } }
    const [first] = instalmentsOf(two)
    const fee = changeOf({ kind: "cancellation", orderLineId: long.id, fee: 2_262_000, percent: 100 })
    const cancelled: OrderRecord = { ...two, changes: [fee], monthly: { instalments: [first] } }
    const [rest] = orderInstalmentsToCome(cancelled, TODAY)
    const [{ lines }] = priced({ ...rest, id: "oinst_2", number: 2 }, cancelled)
    expect(lines.map(readable).filter((text) => text.startsWith("RTC 360"))).toEqual([
      expect.stringMatching(/^RTC 360, Miete: CHF \d/),
      expect.stringMatching(/^RTC 360, Miete: CHF −7’/),
    ])
  })

  it("names what an extension is made of as the order does", () => {
    const extension = changeOf({
      kind: "extension",
      orderLineId: long.id,
      fee: 760_000,
      details: {
        period_before: period("2027-03-01", "2027-05-31"),
        period_after: period("2027-03-01", "2027-06-30"),
        days: 26,
        price_per_day: 29_000,
        services: [{ name: "Versicherung", per: "day", amount: 1_000, price: 26_000 }],
      },
    })
    const extended: OrderRecord = { ...ordered, changes: [extension] }
    const last = instalmentsOf(extended).find(({ changeId }) => changeId !== null) as BilledInstalment
    expect(documentOf(last, extended)?.positions.map(spoken)).toEqual([
      "Rechnung 4 zu Ihrer Bestellung W-1042 vom 1.3.2027, monatlich verrechnet: 1.6.2027 – 30.6.2027",
      "Verlängerung | RTC 360 | Miete 1.6.2027 – 30.6.2027 (26 Tage, Sonntage nicht verrechnet) = 1 × 7340",
      "Service: Versicherung | RTC 360 | Verlängerung = 1 × 260",
    ])
  })

  it("has no document where nothing is owed", () => {
    const [first] = instalmentsOf(ordered)
    expect(documentOf({ ...first, charges: [], total: 0 })).toBeNull()
  })
})
