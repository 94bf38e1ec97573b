import { describe, expect, it } from "vitest"
import type { MirrorRow } from "#shop/erp/data/store/mirror-row"
import type { OrderRecord } from "#shop/orders/queries/order-record"
import type { RentalChange } from "#shop/rental/data/changes"
import { textsFor } from "#texts/texts"
import { account, changeOf, orderOf, rent } from "../../../queries/mirror/__tests__/order-for-erp"
import type { EarlierDocument } from "../earlier-documents"
import { written } from "../written"
import { world } from "./mirror-world"

const frame = { account, reference: { title: "Webshop W-1042", tag: "shop:order:1" }, texts: textsFor("customer") }
const CLOSED_AT = new Date("2027-03-02T08:00:00Z")
const captured = orderOf([rent()], { is_captured: true })
const TOTAL = Math.round(Number(captured.total) * 100)
const own: EarlierDocument = {
  ...{ kind: "order", change_id: null, order_line_id: null, instalment_of: null, erp_invoice_id: null, credit: null },
  ...{ is_cancelled: false, is_replaced: false, is_by_hand: false, settled_at: CLOSED_AT, set_off: null },
}

interface Case {
  order?: Partial<OrderRecord>
  row?: Partial<MirrorRow>
  own?: Partial<EarlierDocument>
  change?: Partial<RentalChange>
  hasErp?: boolean
}

/** What a turn makes of a row whose order was paid without the ERP. */
async function turned({ order, row: told, own: itsOwn, change, hasErp = true }: Case) {
  const changes = change ? [changeOf({ id: "c", ...change })] : []
  const of = { ...captured, ...order, changes }
  const earlier = change ? [{ ...own, ...itsOwn }] : []
  const { store, erp, turn, rowOf } = world({
    contentOf: (row) => {
      const { replaces, ...content } = written({ row, order: of, earlier, changes, frame, hasErp })
      return { ...content, replaces }
    },
  })
  const kind = change?.kind ?? "order"
  store.add({ id: "row", kind, order_id: "W-1", serial: change ? 2 : 1, customer_id: "firma" })
  Object.assign(rowOf("row"), { change_id: change ? "c" : null, created_at: CLOSED_AT, ...told })
  await turn("row")
  const { state, credit, set_off, last_error_class, last_error, settled_at } = rowOf("row")
  return {
    state,
    credit,
    set_off,
    last_error_class,
    last_error,
    settled_at,
    billed: erp.invoices.map(({ total }) => total),
  }
}

const PAID = { last_error_class: "paid_apart", billed: [] }
const BILLED = { state: "done", last_error_class: null, billed: [TOTAL] }
const later = { created_at: new Date("2027-03-02T08:00:01Z") }
const extension = { kind: "extension", fee: 29_000 } as const
const cancellation = { kind: "cancellation", fee: 0, percent: 0 } as const
const refund = { kind: "refund", details: { ...changeOf({}).details, refunded: 50_000 } } as const

describe("an order without an invoice in the ERP", () => {
  it.each<[string, Case, object]>([
    [
      "is closed if the shop has booked its payment",
      {},
      { ...PAID, state: "done", last_error: "Paid without the accounts" },
    ],
    [
      "is closed though it was written already",
      { row: { state: "order", erp_order_id: "0" } },
      { ...PAID, state: "done" },
    ],
    ["is billed if it isn't paid", { order: { is_captured: false } }, BILLED],
    ["is billed if staff say so", { row: { is_overruled: true } }, BILLED],
    ["is none that was paid if it cost nothing", { order: { total: "0" } }, { last_error_class: null }],
  ])("%s", async (_case, given, expected) => expect(await turned(given)).toMatchObject(expected))

  it("is closed with its time", async () => expect((await turned({})).settled_at).toEqual(new Date(0)))
})

describe("of an order that was paid without the ERP", () => {
  it.each<[string, Case, object]>([
    ["what was added before is for staff", { change: extension }, { ...PAID, state: "parked" }],
    [
      "what is added while there is none, too",
      { change: extension, row: later, hasErp: false },
      { ...PAID, state: "parked" },
    ],
    ["what is added later is billed", { change: extension, row: later }, { state: "done", last_error_class: null }],
    [
      "what was added before is billed if staff say so",
      { change: extension, row: { is_overruled: true } },
      { state: "done" },
    ],
    ["nothing is billed where nothing is owed", { change: { ...extension, fee: 0 } }, { state: "done", billed: [] }],
    [
      "a cancellation gives back what was paid",
      { change: cancellation, row: later },
      { ...PAID, state: "credit", credit: TOTAL, set_off: {} },
    ],
    [
      "a cancellation gives it back though staff had marked the order as done",
      { change: cancellation, own: { is_by_hand: true } },
      { ...PAID, state: "credit", credit: TOTAL },
    ],
    [
      "the whole order's cancellation gives back all of it",
      { change: cancellation, row: { ...later, kind: "order_cancellation" } },
      { ...PAID, state: "credit", credit: TOTAL },
    ],
    [
      "a cancellation that owes all gives nothing back and bills nothing",
      { change: { ...cancellation, fee: 87_000, percent: 100 } },
      { state: "done", credit: null, billed: [] },
    ],
    [
      "a deposit is given back by staff who look first",
      { change: refund },
      { ...PAID, state: "credit", credit: 50_000, set_off: {} },
    ],
    [
      "a deposit is given back as ever later",
      { change: refund, row: later },
      { state: "credit", credit: 50_000, set_off: {}, last_error_class: null },
    ],
  ])("%s", async (_case, given, expected) => expect(await turned(given)).toMatchObject(expected))

  it("staff who marked an unpaid one as done see to its cancellation themselves", async () => {
    const unpaid = { order: { is_captured: false }, own: { is_by_hand: true }, change: cancellation }
    const said = "What it takes the place of was settled by hand"
    expect(await turned(unpaid)).toMatchObject({ state: "parked", last_error: said })
  })
})
