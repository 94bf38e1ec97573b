import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type StaffEvent, staffEventChange } from "../../../../contract/staff-events"
import { timeOfDay, today } from "../../../../lib/clock"
import { staffEvent } from "../../../../queries/staff/events"
import { deleteEvent } from "../../../../workflows/events/end-event"
import { changeEvent } from "../../../../workflows/events/save-event"
import { notFound } from "../../../http/errors"
import { parse } from "../../../http/parse"
import { requireStaff } from "../../../http/staff"

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
