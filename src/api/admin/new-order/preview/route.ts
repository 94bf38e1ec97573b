import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { parse } from "#api/http/parse"
import { pathErrorsOf } from "#kernel/wire/errors"
import { previewDraft } from "#shop/cart/commands/by-staff/preview-draft"
import type { Cart } from "#shop/cart/wire/cart"
import { staffPreviewBody } from "#shop/cart/wire/staff-draft"
import { ownOffers } from "#shop/wait-list/commands/own-offers"

/** What an order would cost; nothing is kept. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<Cart>) {
  response.json(await previewDraft(request.scope, parse(staffPreviewBody, request.body, pathErrorsOf), ownOffers))
}
