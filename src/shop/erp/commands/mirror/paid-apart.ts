import type { OrderRecord } from "#area/orders"
import type { MirrorRow } from "../../data/store/mirror-row"
import type { EarlierDocument } from "./earlier-documents"

/** What a shop without an ERP captured itself: an order's own document that the ERP will never have an invoice of. */
export const isPaidApart = (
  order: Pick<OrderRecord, "is_captured" | "monthly" | "total">,
  { kind, erp_invoice_id }: Pick<EarlierDocument, "kind" | "erp_invoice_id">,
): boolean =>
  kind === "order" && erp_invoice_id === null && order.is_captured && order.monthly === null && Number(order.total) > 0

interface Asked {
  row: Pick<MirrorRow, "kind" | "created_at" | "erp_invoice_id" | "is_overruled">
  order: OrderRecord
  earlier: readonly EarlierDocument[]
  /** Whether there is an ERP now. */
  hasErp: boolean
}

/**
 * Whether a row is of the time in which an order that was paid without the ERP was looked after without it: the order itself, and
 * what happened to it until the ERP was there. Staff overrule it.
 */
export function isOfThen({ row, order, earlier, hasErp }: Asked): boolean {
  if (row.is_overruled) return false
  if (row.kind === "order") return isPaidApart(order, row)
  const own = earlier.find((one) => isPaidApart(order, one))
  return own !== undefined && (!hasErp || (own.settled_at !== null && row.created_at <= own.settled_at))
}
