import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type StaffEvents, staffEventBody, staffEventsQuery } from "../../../contract/staff-events"
import { timeOfDay, today } from "../../../lib/clock"
import { staffEvents } from "../../../queries/staff/events"
import { createEvent } from "../../../workflows/events/save-event"
import { parse } from "../../http/parse"
import { requireStaff } from "../../http/staff"

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
