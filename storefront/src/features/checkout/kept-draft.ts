import { storedText } from "../../lib/browser-storage"
import { type OrderDraft, orderDraftSchema } from "./order-draft"

const stored = storedText("checkout_draft", "sessionStorage")

/**
 * What was typed at the checkout, kept in this tab through a reload or an ended login, for the customer who typed it
 * and nobody else.
 */
export const keptDraft = {
  get(customer: string): OrderDraft | null {
    try {
      const { customer: typedBy, draft } = JSON.parse(stored.get() ?? "{}")
      return typedBy === customer ? (orderDraftSchema.safeParse(draft).data ?? null) : null
    } catch {
      return null
    }
  },
  set: (customer: string, draft: OrderDraft) => stored.set(JSON.stringify({ customer, draft })),
  clear: () => stored.set(null),
}
