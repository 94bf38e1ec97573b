import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { timeOfDay, today } from "#platform/clock"
import { createEvent } from "#shop/events/commands/save-event"
import { staffEvents } from "#shop/events/queries/staff/events"
import { type StaffEvents, staffEventBody, staffEventsQuery } from "#shop/events/wire/staff-events"
import { requireStaff } from "../../http/identity/staff"
import { parse } from "../../http/parse"

/** The events, coming or past, with how many are registered. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffEvents>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const moment = { day: today(), timeOfDay: timeOfDay() }
  response.json(await staffEvents(db, moment, parse(staffEventsQuery, request.query)))
}

/** A new event. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<{ id: string }>) {
  const body = parse(staffEventBody, request.body)
  response.status(201).json({ id: await createEvent(request.scope, requireStaff(request), body) })
}
