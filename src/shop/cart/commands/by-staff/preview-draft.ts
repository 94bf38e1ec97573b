import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type RentalService, toPeriodConflict } from "#area/rental"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import { textsFor } from "#texts/texts"
import { toCartWire } from "../../queries/cart-view"
import type { Cart } from "../../wire/cart"
import type { StaffPreviewBody } from "../../wire/staff-draft"
import { staffDrafts } from "./staff-draft"

const texts = textsFor("shop")

/** What the customer is offered of these lines. */
type OffersOf = (db: Knex, customerId: string | null, lines: readonly ShopLine[]) => Promise<Map<string, string>>

/** What staff put together, priced and asked about as a cart of the customer's is. @throws Refusal 400 keyed by path */
export async function previewDraft(
  scope: MedusaContainer,
  { customer_id: customerId, lines: wishes, hold }: StaffPreviewBody,
  offersOf: OffersOf,
): Promise<Cart> {
  const draftOf = await staffDrafts(scope)
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { terms, lines, held, sales } = await draftOf(db, customerId, wishes)
  const askedIds = [...(await offersOf(db, customerId, lines)).values(), ...(hold ? [hold] : [])]
  const refusals = await scope.resolve<RentalService>("rental").checkLines({ customerId, askedIds, lines: held })
  const conflicts = new Map(
    refusals.map((refused) => [refused.lineId, toPeriodConflict(refused, refused.lineId, texts)]),
  )
  return toCartWire(lines, conflicts, { catalogue: terms.catalogue, sales, texts })
}
