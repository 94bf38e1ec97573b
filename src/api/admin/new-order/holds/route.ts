import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { requireListPrices } from "#api/http/staff-access/list-prices"
import { reads } from "#api/http/staff-routes"
import { pathErrorsOf } from "#kernel/wire/errors"
import { holdByStaff } from "#shop/checkout/commands/by-staff/hold-by-staff"
import { staffHolds } from "#shop/checkout/queries/staff-holds"
import { type StaffHolds, staffHoldBody } from "#shop/checkout/wire/staff-order"

/** What is held for customers now. */
export const GET = reads<StaffHolds>(({ scope }) => staffHolds(scope))

/** Holds rentals for a customer. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<{ id: string }>) {
  const body = parse(staffHoldBody, request.body, pathErrorsOf)
  requireListPrices(request, body.lines)
  response.status(201).json({ id: await holdByStaff(request.scope, requireStaff(request), body) })
}
