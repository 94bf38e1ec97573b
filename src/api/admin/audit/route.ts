import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { addDays } from "#kernel/calendar-day"
import { today } from "#platform/clock"
import { auditEntries } from "#shop/journal/queries/audit"
import { auditQuery, type StaffAudit } from "#shop/journal/wire/staff-audit"
import { periodOf } from "../../http/day-query"
import { parse } from "../../http/parse"

const LONGEST_DAYS = 10 * 366

/** Who changed what, newest first. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffAudit>) {
  const { from, to } = request.query
  const all = { start: addDays(today(), 1 - LONGEST_DAYS), end: today() }
  const period = from || to ? periodOf({ from, to }, all, LONGEST_DAYS) : null
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json(await auditEntries(db, { ...parse(auditQuery, request.query), period }))
}
