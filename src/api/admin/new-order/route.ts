import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { requireListPrices } from "#api/http/staff-access/list-prices"
import { requireRight } from "#api/http/staff-access/required-right"
import { reads } from "#api/http/staff-routes"
import { pathErrorsOf } from "#kernel/wire/errors"
import { orderByStaff } from "#shop/checkout/commands/by-staff/order-by-staff"
import { newOrderFacts } from "#shop/checkout/queries/new-order"
import type { CheckoutAnswer } from "#shop/checkout/wire/checkout"
import { type NewOrderFacts, newOrderQuery, staffOrderBody } from "#shop/checkout/wire/staff-order"
import { replacing } from "#shop/orders/commands/changes/replace-rental"

/** What staff sell from. */
export const GET = reads<NewOrderFacts>(({ scope, query }) => newOrderFacts(scope, parse(newOrderQuery, query)))

/** Orders for a customer. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<CheckoutAnswer>) {
  const body = parse(staffOrderBody, request.body, pathErrorsOf)
  requireListPrices(request, body.lines)
  const staffId = requireStaff(request)
  const makeRoom = body.replaces ? await roomFor(request, staffId, body.replaces, body.customer_id) : undefined
  response.json(await orderByStaff(request.scope, staffId, body, makeRoom))
}

/** Who may not cancel, or not waive what it costs, replaces nothing. */
function roomFor(request: AuthenticatedMedusaRequest, staffId: string, replaced: string, customerId: string) {
  requireRight(request, "rentals")
  requireRight(request, "prices")
  return replacing(request.scope, staffId, replaced, customerId)
}
