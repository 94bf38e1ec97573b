import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { requireListPrices } from "#api/http/staff-access/list-prices"
import { pathErrorsOf } from "#kernel/wire/errors"
import { quoteByStaff } from "#shop/checkout/commands/by-staff/quote-by-staff"
import { type StaffQuoteAnswer, staffQuoteBody } from "#shop/checkout/wire/staff-order"

/** Quotes for a customer. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffQuoteAnswer>) {
  const body = parse(staffQuoteBody, request.body, pathErrorsOf)
  requireListPrices(request, body.lines)
  response.status(201).json(await quoteByStaff(request.scope, requireStaff(request), body))
}
