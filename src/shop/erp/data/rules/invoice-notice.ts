import type { ErpInvoiceState } from "../provider"

export type InvoiceNoticeKind = "issued" | "changed" | "cancelled"

/** What the customer was told last. */
export interface ToldNotice {
  kind: InvoiceNoticeKind
  /** Fingerprint of what the invoice said; null if nobody knows. */
  content: string | null
}

/**
 * What the customer is to be told of an invoice as it is now; null for nothing. Cancelled is the last word: who reads
 * late what was so before doesn't bring the invoice back. One that was never told isn't told as cancelled.
 */
export function noticeOf(
  { state, content }: { state: ErpInvoiceState; content: string },
  told: ToldNotice | null,
): InvoiceNoticeKind | null {
  if (state === "draft" || told?.kind === "cancelled") return null
  if (state === "cancelled") return told === null ? null : "cancelled"
  if (told === null) return "issued"
  return told.content === null || told.content === content ? null : "changed"
}
