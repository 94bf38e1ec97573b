import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { reads } from "#api/http/staff-routes"
import { pathErrorsOf } from "#kernel/wire/errors"
import { orderByStaff } from "#shop/checkout/commands/by-staff/order-by-staff"
import { newOrderFacts } from "#shop/checkout/queries/new-order"
import type { CheckoutAnswer } from "#shop/checkout/wire/checkout"
import { type NewOrderFacts, newOrderQuery, staffOrderBody } from "#shop/checkout/wire/staff-order"

/** What staff sell from. */
export const GET = reads<NewOrderFacts>(({ scope, query }) => newOrderFacts(scope, parse(newOrderQuery, query)))

/** Orders for a customer. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<CheckoutAnswer>) {
  const body = parse(staffOrderBody, request.body, pathErrorsOf)
  response.json(await orderByStaff(request.scope, requireStaff(request), body))
}
