import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type RentalService, toPeriodConflict } from "#area/rental"
import { textsFor } from "#texts/texts"
import { toCartWire } from "../../queries/cart-view"
import type { Cart } from "../../wire/cart"
import type { StaffPreviewBody } from "../../wire/staff-draft"
import { staffDrafts } from "./staff-draft"

const texts = textsFor("shop")

/** What staff put together, priced and asked about as a cart of the customer's is. @throws Refusal 400 keyed by path */
export async function previewDraft(
  scope: MedusaContainer,
  { customer_id: customerId, lines: wishes, hold: askedId }: StaffPreviewBody,
): Promise<Cart> {
  const draftOf = await staffDrafts(scope)
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { terms, lines, held, sales } = await draftOf(db, customerId, wishes)
  const refusals = await scope.resolve<RentalService>("rental").checkLines({ customerId, askedId, lines: held })
  const conflicts = new Map(
    refusals.map((refused) => [refused.lineId, toPeriodConflict(refused, refused.lineId, texts)]),
  )
  return toCartWire(lines, conflicts, { catalogue: terms.catalogue, sales, texts })
}
