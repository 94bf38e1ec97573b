import type { MedusaRequest } from "@medusajs/framework/http"
import type { DraftLine } from "#shop/cart/wire/staff-draft"
import { requireRight } from "./required-right"

/** Who may not agree on prices orders at the customer's. @throws Refusal 409 */
export function requireListPrices(request: MedusaRequest, lines: readonly Pick<DraftLine, "price">[]) {
  if (lines.some(({ price }) => price !== "list")) requireRight(request, "prices", "accounts.role_price_needed")
}
