import type { OrderRecord } from "#area/orders"
import type { RentalChange } from "#area/rental"
import type { RentalChangeKind } from "#shop/rental/rules/change-kinds"
import { type ErpDocument, ErpError } from "../../data/provider"
import type { MirrorRow } from "../../data/store/mirror-row"
import { erpDocumentOfChange } from "../../queries/mirror/change-document"
import { erpDocumentOfInstalment } from "../../queries/mirror/instalment-document"
import { type DocumentFrame, erpDocumentOfOrder } from "../../queries/mirror/order-document"
import type { MirrorContent } from "./context"
import type { EarlierDocument } from "./earlier-documents"
import { isOfThen, isPaidApart } from "./paid-apart"
import { cancelledBy, invoicesOfTheOrder, replacedBy } from "./paid-before"

interface Known {
  row: Pick<MirrorRow, "kind" | "change_id" | "state" | "created_at" | "erp_invoice_id" | "is_overruled">
  order: OrderRecord
  earlier: EarlierDocument[]
  changes: RentalChange[]
  frame: DocumentFrame
  /** Whether there is an ERP now. */
  hasErp: boolean
}

type Written = Pick<
  MirrorContent,
  | "document"
  | "replaces"
  | "replacedBefore"
  | "credited"
  | "paidApart"
  | "refunded"
  | "heldIn"
  | "isBilledApart"
  | "isOfThen"
>

const NOTHING: Written = { document: null, replaces: [], credited: 0 }

/** What a row comes to, from what is known of its order. @throws ErpError `permanent` if its instalment is gone, or it is for staff to write */
export function written(known: Known): Written {
  const { row, order, frame, earlier } = known
  if (row.kind === "order") {
    const document = erpDocumentOfOrder(order, frame)
    return { ...NOTHING, document, isBilledApart: order.monthly !== null, isOfThen: isOfThen(known) }
  }
  if (row.kind === "instalment") return instalmentOf(known)
  if (row.kind === "order_cancellation") return inPlaceOf(known, earlier, null)
  return changed(known)
}

/** @throws ErpError `permanent` where the shop can't cancel one of them: staff wrote it, and write this one too */
function inPlaceOf(
  { order, frame }: Known,
  replaced: readonly EarlierDocument[],
  document: ErpDocument | null,
): Written {
  const apart = replaced.find((one) => isPaidApart(order, one))
  if (replaced.some((one) => one.is_by_hand && one !== apart))
    throw new ErpError("permanent", "What it takes the place of was settled by hand")
  return {
    document,
    replaces: invoicesOf(replaced.filter(({ is_cancelled, is_replaced }) => !(is_cancelled && is_replaced))),
    replacedBefore: invoicesOf(replaced.filter(({ is_replaced }) => is_replaced)),
    credited: replaced.reduce((sum, { kind, credit }) => sum + (kind === "refund" ? 0 : (credit ?? 0)), 0),
    ...(apart && { paidApart: erpDocumentOfOrder(order, frame).total }),
  }
}

const invoicesOf = (documents: readonly EarlierDocument[]) =>
  documents.flatMap(({ erp_invoice_id: id }) => (id === null ? [] : [id]))

/**
 * A cancellation, or the waiver of one, takes the place of the order's document, of those of earlier cancellations and of what
 * was added to the rentals that are gone; what is given back of others is none of its own. The waiver of what was added takes
 * back its invoice, which the office may have cancelled for it already. What is waived before it was begun leaves no trace; a change that is
 * gone was an early return that was undone, and owed nothing.
 */
function changed(known: Known): Written {
  const { row, order, earlier, changes, frame } = known
  const change = changes.find(({ id }) => id === row.change_id)
  if (!change) return NOTHING
  const subject = change.kind === "waiver" ? changes.find(({ id }) => id === change.waives) : change
  if (!subject) return NOTHING
  if (order.monthly && MONTHLY_KINDS.has(subject.kind)) return NOTHING
  if (change.kind === "refund") {
    const isApart = earlier.some((one) => isPaidApart(order, one))
    const heldIn = isApart ? null : invoicesOfTheOrder(earlier)
    return { ...NOTHING, refunded: change.details.refunded, heldIn, isOfThen: isOfThen(known) }
  }
  const isVoid = row.state === "new" && changes.some(({ waives }) => waives === change.id)
  if (isVoid) return NOTHING
  const cancelled = cancelledBy(changes, change.id)
  const documentNow = () => erpDocumentOfChange(order, { change, cancelled }, frame)
  if (subject.kind === "cancellation") return inPlaceOf(known, replacedBy(cancelled, earlier), documentNow())
  if (change.kind === "waiver") {
    const waived = earlier.filter(({ change_id, is_cancelled }) => change_id === subject.id && !is_cancelled)
    return inPlaceOf(known, waived, null)
  }
  return change.fee === 0 ? NOTHING : { ...NOTHING, document: documentNow(), isOfThen: isOfThen(known) }
}

/** What an order that is billed by the month owes for them is in its instalments. */
const MONTHLY_KINDS: ReadonlySet<RentalChangeKind> = new Set(["cancellation", "extension"])

/** The first of an order takes the place of the invoice that it has; one that settles, of all before it in its account. */
function instalmentOf(known: Known): Written {
  const { row, order, earlier, frame } = known
  if (order.is_cancelled && row.state === "new") return NOTHING
  const instalment = order.monthly?.instalments.find(({ id }) => id === row.change_id)
  if (!instalment) throw new ErpError("permanent", "The instalment is gone from the shop")
  const ofAccount = earlier.filter(({ kind, instalment_of: of }) =>
    kind === "instalment" ? of === instalment.changeId : instalment.changeId === null && kind === "order",
  )
  const isFirst = !ofAccount.some(({ kind }) => kind === "instalment")
  const replaced = isFirst || instalment.isSettlement ? ofAccount : []
  return inPlaceOf(known, replaced, erpDocumentOfInstalment(order, instalment, frame))
}
