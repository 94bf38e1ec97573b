import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { returnDeposit } from "#shop/orders/commands/changes/return-deposit"
import { returnDepositBody } from "#shop/orders/wire/staff-rental"

/** Gives the deposit of a rental back. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(returnDepositBody, request.body)
  await returnDeposit(request.scope, requireStaff(request), request.params.id, body)
  response.json({})
}
