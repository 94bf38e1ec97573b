import type { ErpInvoice } from "#shop/erp/data/provider"
import { setOffTogether } from "#shop/erp/data/rules/set-off"
import type { MirrorRow } from "#shop/erp/data/store/mirror-row"
import type { OrderRecord } from "#shop/orders/queries/order-record"
import { amendedOrderTotals } from "#shop/orders/queries/order-totals"
import { owedChanges } from "#shop/orders/rules/amended-totals"
import type { RentalChange } from "#shop/rental/data/changes"
import { textsFor } from "#texts/texts"
import { account, changeOf, goods, orderOf, rent } from "../../../queries/mirror/__tests__/order-for-erp"
import type { MirrorContext } from "../context"
import type { EarlierDocument } from "../earlier-documents"
import { cancelReplaced, creditFor } from "../replaced-invoices"
import { written } from "../written"

const frame = { account, reference: { title: "Webshop W-1042", tag: "shop:order:1" }, texts: textsFor("customer") }
export const LINES = ["ordli_one", "ordli_two", "ordli_three"]
export const RENT = 87_000

type Row = Pick<EarlierDocument, "kind" | "change_id" | "order_line_id" | "erp_invoice_id" | "credit" | "set_off"> & {
  replaces: string[]
}
const NO_CREDIT = { credit: null, set_off: null, replaces: [] }
const NEW = { replaces: null } as MirrorRow

type Invoice = Pick<ErpInvoice, "id" | "total" | "received" | "state">

export const totalOf = ({ order }: Books) => amendedOrderTotals(order).total

/** An order with its mirror's rows and the accounts, which do as they are told. */
export class Books {
  readonly order: OrderRecord
  readonly rows: Row[] = []
  readonly invoices: Invoice[] = []
  readonly #waiting: Row[] = []

  constructor() {
    const deposit = { code: "deposit", amount: 50_000, isRefundable: true } as const
    this.order = orderOf([
      ...LINES.map((id) => rent({ id, delivery: 3_500, charges: id === LINES[0] ? [deposit] : [] })),
      goods(),
    ])
    this.#waiting.push({ kind: "order", change_id: null, order_line_id: null, erp_invoice_id: null, ...NO_CREDIT })
  }

  happens(facts: Partial<RentalChange>) {
    const change = changeOf({ id: `rchg_${this.order.changes.length}`, ...facts })
    this.order.changes.push(change)
    const { kind, id, orderLineId } = change
    this.#waiting.push({ kind, change_id: id, order_line_id: orderLineId, erp_invoice_id: null, ...NO_CREDIT })
    return change
  }

  get #context() {
    const provider = {
      invoice: async (id: string) => this.invoices[Number(id)],
      cancelInvoice: async (id: string) => {
        this.invoices[Number(id)].state = "cancelled"
      },
    }
    return { provider, store: { keepInvoice: async () => {}, saveStep: async () => {} } } as unknown as MirrorContext
  }

  /** What waits for the accounts gets there. */
  async work() {
    for (const row of this.#waiting.splice(0)) {
      const earlier = this.rows.map((each) => ({
        ...each,
        instalment_of: null,
        is_by_hand: false,
        settled_at: null,
        is_cancelled: each.erp_invoice_id !== null && this.invoices[Number(each.erp_invoice_id)].state === "cancelled",
        is_replaced: this.rows.some(({ replaces }) => replaces.includes(each.erp_invoice_id ?? "")),
      }))
      const own = { ...row, state: "new" as const, created_at: new Date(0), is_overruled: false }
      const known = { order: this.order, earlier, changes: this.order.changes, frame, hasErp: true }
      const content = written({ ...known, row: own })
      const setOff = setOffTogether(earlier)
      const whole = { ...content, setOff, customerId: "cus_1", dueDate: row.change_id, party: null } as never
      Object.assign(row, await creditFor(this.#context, NEW, whole))
      this.rows.push(row)
      if (row.credit !== null) continue
      row.replaces = await cancelReplaced(this.#context, NEW, whole)
      if (content.document === null) continue
      row.erp_invoice_id = String(this.invoices.length)
      this.invoices.push({ id: row.erp_invoice_id, total: content.document.total, received: 0, state: "open" })
    }
  }

  /** All that is open, or one of it. */
  pay(which = 0) {
    const open = this.invoices.filter(({ state }) => state === "open")
    for (const invoice of which === 0 ? open : open.slice(which - 1, which))
      Object.assign(invoice, { state: "paid", received: invoice.total })
  }

  /** A part of the first that is open. */
  payPart(amount: number) {
    const invoice = this.invoices.find(({ state, received }) => state === "open" && received === 0)
    if (invoice) invoice.received = Math.min(amount, invoice.total - 1)
  }

  /** What came in, and what of it staff are told to transfer back. */
  get cash() {
    const received = this.invoices.reduce((sum, invoice) => sum + invoice.received, 0)
    const transferred = this.rows.reduce((sum, { credit, set_off }) => {
      const setOff = Object.values(set_off ?? {}).reduce((off, amount) => off + amount, 0)
      return sum + (credit ?? 0) - setOff
    }, 0)
    return { received, transferred }
  }

  get sum() {
    const standing = this.invoices.filter(({ state }) => state !== "cancelled")
    const credits = this.rows.reduce((sum, { credit }) => sum + (credit ?? 0), 0)
    return standing.reduce((sum, { total }) => sum + total, 0) - credits
  }

  /** What extensions that are owed cost. */
  extended = (line: string) =>
    owedChanges(this.order.changes)
      .filter(({ kind, orderLineId }) => kind === "extension" && orderLineId === line)
      .reduce((sum, { fee }) => sum + fee, 0)

  isGone = (line: string) =>
    this.order.changes.some((each) => each.kind === "cancellation" && each.orderLineId === line)
}
