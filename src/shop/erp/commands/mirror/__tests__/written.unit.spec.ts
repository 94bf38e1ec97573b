import { expect, it } from "vitest"
import { textsFor } from "#texts/texts"
import { account, changeOf, goods, orderOf, rent } from "../../../queries/mirror/__tests__/order-for-erp"
import type { EarlierDocument } from "../earlier-documents"
import { written } from "../written"

type Known = Parameters<typeof written>[0]

it("writes nothing of an early return that was undone before its row was worked off", () => {
  const row = { kind: "early_return", change_id: "rchg_gone", state: "new" } as Known["row"]
  const known: Pick<Known, "row" | "earlier" | "changes"> = { row, earlier: [], changes: [] }
  expect(written(known as Known)).toEqual({ document: null, replaces: [], credited: 0 })
})

const ORDERED: EarlierDocument = {
  ...{ kind: "order", change_id: null, order_line_id: null, instalment_of: null, erp_invoice_id: "RE-1" },
  ...{ is_cancelled: false, is_replaced: false, is_by_hand: false, settled_at: null, credit: null, set_off: null },
}
const NOW = { created_at: new Date(0), erp_invoice_id: null, is_overruled: false }
const CANCELLED = changeOf({ id: "rchg_1", kind: "cancellation", orderLineId: "ordli_rent", fee: 1_000 })
const cancellationAfter = (earlier: EarlierDocument) =>
  written({
    row: { kind: "cancellation", change_id: "rchg_1", state: "new", ...NOW },
    order: { ...orderOf([rent(), goods()]), changes: [CANCELLED] },
    earlier: [earlier],
    changes: [CANCELLED],
    hasErp: true,
    frame: { account, reference: { title: "W-1-2", tag: "shop:change" }, texts: textsFor("customer") },
  })

it.each([
  ["stands", {}, { replaces: ["RE-1"], replacedBefore: [] }],
  ["the shop has cancelled", { is_cancelled: true, is_replaced: true }, { replaces: [], replacedBefore: ["RE-1"] }],
  ["the office has cancelled", { is_cancelled: true }, { replaces: ["RE-1"], replacedBefore: [] }],
  [
    "was to be cancelled, and isn't by what the shop has read",
    { is_replaced: true },
    { replaces: ["RE-1"], replacedBefore: ["RE-1"] },
  ],
])("looks at an invoice that %s", (_case, facts, expected) => {
  expect(cancellationAfter({ ...ORDERED, ...facts })).toMatchObject(expected)
})

it("takes an invoice of what is waived as gone that the office has cancelled", () => {
  const late = changeOf({ id: "rchg_late", kind: "late_return", orderLineId: "ordli_rent", fee: 1_000 })
  const waiver = changeOf({ id: "rchg_w", kind: "waiver", orderLineId: "ordli_rent", waives: "rchg_late" })
  const earlier = { ...ORDERED, kind: "late_return", change_id: "rchg_late", is_cancelled: true } as const
  const row = { kind: "waiver", change_id: "rchg_w", state: "new", ...NOW } as const
  const order = orderOf([rent()])
  const known: Partial<Known> = { row, order, earlier: [earlier], changes: [late, waiver] }
  expect(written(known as Known)).toMatchObject({ document: null, replaces: [] })
})

it("writes nothing of a cancellation that was waived before its row was worked off; the waiver's takes the order's place", () => {
  const waiver = changeOf({ id: "rchg_w", kind: "waiver", orderLineId: "ordli_rent", waives: "rchg_1" })
  const changes = [CANCELLED, waiver]
  const order = { ...orderOf([rent(), goods()]), changes }
  const frame = { account, reference: { title: "W-1-2", tag: "shop:change" }, texts: textsFor("customer") }
  const of = (row: Known["row"]) => written({ row, order, earlier: [ORDERED], changes, frame, hasErp: true })
  expect(of({ kind: "cancellation", change_id: "rchg_1", state: "new", ...NOW })).toEqual({
    document: null,
    replaces: [],
    credited: 0,
  })
  expect(of({ kind: "cancellation", change_id: "rchg_1", state: "order", ...NOW }).document).not.toBeNull()
  expect(of({ kind: "waiver", change_id: "rchg_w", state: "new", ...NOW })).toMatchObject({ replaces: ["RE-1"] })
})
