import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { requireRight } from "#api/http/staff-access/required-right"
import { reads } from "#api/http/staff-routes"
import { rescheduleByStaff } from "#shop/orders/commands/changes/reschedule"
import { staffDates } from "#shop/orders/queries/staff/other-dates"
import { datesBody, type StaffDates } from "#shop/orders/wire/staff-dates"

/** A rental's days and unit as they are, and what others would come to. */
export const GET = reads<StaffDates>(({ scope, id, query }) => staffDates(scope, id, query))

/** Gives a rental other days, for what they cost by the list or for what is agreed on. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(datesBody, request.body)
  if (body.charge !== "list") requireRight(request, "prices")
  await rescheduleByStaff(request.scope, requireStaff(request), request.params.id, body)
  response.json({})
}
