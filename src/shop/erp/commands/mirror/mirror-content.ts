import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type OrderRecord, orderRecords } from "#area/orders"
import { changesOfOrders, type RentalChange } from "#area/rental"
import { addDays } from "#kernel/calendar-day"
import { dayInZurich } from "#platform/clock"
import { owedChanges } from "#shop/orders/rules/amended-totals"
import type { SalesSettings } from "#shop/settings/wire/shop-settings"
import { textsFor } from "#texts/texts"
import { type ErpDocument, ErpError, type ErpReference } from "../../data/provider"
import type { MirrorKind, MirrorRow } from "../../data/store/mirror-row"
import { erpDocumentOfChange } from "../../queries/mirror/change-document"
import { erpAccountOf } from "../../queries/mirror/customer-account"
import { type DocumentFrame, erpDocumentOfOrder } from "../../queries/mirror/order-document"
import { contactParty } from "../../queries/mirror/parties"
import type { MirrorContent } from "./context"
import { type EarlierDocument, earlierDocuments } from "./earlier-documents"

/** What of the order is in the ERP under which name; the title can be searched there, the tag of an invoice too. */
export const erpReference = (shopNumber: string, { serial, order_id, change_id }: MirrorRow): ErpReference => ({
  title: serial === 1 ? `Webshop ${shopNumber}` : `Webshop ${shopNumber}-${serial}`,
  tag: change_id === null ? `shop:order:${order_id}` : `shop:change:${change_id}`,
})

/**
 * What a row comes to in the ERP, from what the shop knows now.
 * @throws ErpError `permanent` if the order, its customer or its change is gone
 * @see ruling 7
 */
export async function mirrorContent(
  db: Knex,
  row: MirrorRow,
  { paymentTermDays }: SalesSettings,
): Promise<MirrorContent> {
  const [order] = await orderRecords(db, { id: row.order_id })
  const account = order && (await erpAccountOf(db, order.customer_id))
  if (!order || !account) throw new ErpError("permanent", "The order or its customer is gone from the shop")
  const earlier = row.serial === 1 ? [] : await earlierDocuments(db, row)
  const changes = row.change_id === null ? [] : await changesOfOrders(db, [row.order_id])
  const frame = { account, reference: erpReference(order.shop_number, row), texts: textsFor("customer") }
  const { document, replaces, ...back } = written({ row, order, earlier, changes, frame })
  const date = document?.date ?? dayInZurich(order.created_at)
  return {
    customerId: order.customer_id,
    party: contactParty(order.billing, account),
    document,
    dueDate: addDays(date, paymentTermDays),
    replaces,
    ...back,
  }
}

interface Known {
  row: MirrorRow
  order: OrderRecord
  earlier: EarlierDocument[]
  changes: RentalChange[]
  frame: DocumentFrame
}

type Written = Pick<MirrorContent, "document" | "replaces" | "credited" | "refunded">

const NOTHING: Written = { document: null, replaces: [], credited: 0 }

function written(known: Known): Written {
  const { row, order, frame, earlier } = known
  if (row.kind === "order") return { ...NOTHING, document: erpDocumentOfOrder(order, frame) }
  if (row.kind === "order_cancellation") return inPlaceOf(earlier, earlier, null)
  return changed(known)
}

const inPlaceOf = (
  replaced: readonly EarlierDocument[],
  earlier: readonly EarlierDocument[],
  document: ErpDocument | null,
): Written => ({
  document,
  replaces: replaced.flatMap(({ erp_invoice_id, is_cancelled }) =>
    erp_invoice_id && !is_cancelled ? [erp_invoice_id] : [],
  ),
  credited: earlier.reduce((sum, { kind, credit }) => sum + (kind === "refund" ? 0 : (credit ?? 0)), 0),
})

/**
 * A cancellation, or the waiver of one, takes the place of the order's document and of what was added to the rental before.
 * The waiver of what was added takes back its invoice.
 */
function changed({ row, order, earlier, changes, frame }: Known): Written {
  const at = changes.findIndex(({ id }) => id === row.change_id)
  const change = changes[at]
  if (!change) throw new ErpError("permanent", "The change is gone from the shop")
  const subject = change.kind === "waiver" ? changes.find(({ id }) => id === change.waives) : change
  if (!subject) return NOTHING
  if (change.kind === "refund") return { ...NOTHING, refunded: change.details.refunded }
  const cancelled = owedChanges(changes.slice(0, at + 1)).filter(({ kind }) => kind === "cancellation")
  const documentNow = () => erpDocumentOfChange(order, { change, cancelled }, frame)
  if (subject.kind === "cancellation") {
    const replaced = earlier.filter(
      ({ kind, order_line_id }) => ORDER_DOCUMENTS.has(kind) || order_line_id === change.orderLineId,
    )
    return inPlaceOf(replaced, earlier, documentNow())
  }
  if (change.kind === "waiver") {
    const waived = earlier.filter(({ change_id }) => change_id === subject.id)
    return inPlaceOf(waived, [], null)
  }
  const isVoid = row.state === "new" && isTakenBackLater(change, changes.slice(at + 1))
  return change.fee === 0 || isVoid ? NOTHING : { ...NOTHING, document: documentNow() }
}

/** What may have become the order's own document: a waived cancellation leaves another one. */
const ORDER_DOCUMENTS: ReadonlySet<MirrorKind> = new Set(["order", "cancellation", "waiver"])

const isTakenBackLater = ({ id, orderLineId }: RentalChange, later: readonly RentalChange[]) =>
  later.some(({ kind, waives, ...other }) =>
    kind === "cancellation" ? other.orderLineId === orderLineId : waives === id,
  )
