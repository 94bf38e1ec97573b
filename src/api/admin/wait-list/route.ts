import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { parse } from "#api/http/parse"
import { staffWaitList } from "#shop/wait-list/queries/staff/wait-list"
import { type StaffWaitList, staffWaitListQuery } from "#shop/wait-list/wire/staff-wait-list"

/** Who waits for a device, and who is offered one. */
export async function GET({ scope, query }: AuthenticatedMedusaRequest, response: MedusaResponse<StaffWaitList>) {
  response.json(await staffWaitList(scope, parse(staffWaitListQuery, query)))
}
