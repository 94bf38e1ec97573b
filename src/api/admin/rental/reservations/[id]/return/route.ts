import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type TakenBack, takeBackBody } from "../../../../../../contract/staff-desk"
import { takeBackByStaff } from "../../../../../../workflows/fleet/take-back"
import { parse } from "../../../../../http/parse"
import { requireStaff } from "../../../../../http/staff"

/** Takes a unit back and charges what is late. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<TakenBack>) {
  const body = parse(takeBackBody, request.body)
  response.json(await takeBackByStaff(request.scope, requireStaff(request), request.params.id, body))
}
