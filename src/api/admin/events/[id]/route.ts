import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { timeOfDay, today } from "#platform/clock"
import { notFound } from "#platform/refusal"
import { deleteEvent } from "#shop/events/commands/end-event"
import { changeEvent } from "#shop/events/commands/save-event"
import { staffEvent } from "#shop/events/queries/staff/events"
import { type StaffEvent, staffEventChange } from "#shop/events/wire/staff-events"

export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffEvent>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const event = await staffEvent(db, { day: today(), timeOfDay: timeOfDay() }, request.params.id)
  if (!event) throw notFound()
  response.json(event)
}

/** Changes the whole event. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(staffEventChange, request.body)
  await changeEvent(request.scope, requireStaff(request), request.params.id, body)
  response.json({})
}

/** Takes an event away for which nobody is registered. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await deleteEvent(request.scope, requireStaff(request), request.params.id)
  response.json({})
}
