import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { reads } from "#api/http/staff-routes"
import { today } from "#platform/clock"
import { invalidField } from "#platform/refusal"
import { closeDays } from "#shop/fleet/commands/terms/closed-days"
import { staffClosedDays } from "#shop/fleet/queries/rental-configuration"
import { closedDaysBody, type StaffClosedDays } from "#shop/fleet/wire/staff-rental-configuration"

const NEAREST_YEARS = 5

function yearOf(asked: unknown): number {
  const now = Number(today().slice(0, 4))
  if (asked === undefined) return now
  const year = /^\d{4}$/.test(String(asked)) ? Number(asked) : Number.NaN
  if (!(Math.abs(year - now) <= NEAREST_YEARS)) throw invalidField("year", "input.year_missing")
  return year
}

/** Public holidays and the days that staff closed, of one year; without one of this. */
export const GET = reads<StaffClosedDays>(({ db, query }) => staffClosedDays(db, yearOf(query.year), today()))

/** Closes the shop on days; 409 with the reservations that this puts at risk, until it is confirmed. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(closedDaysBody, request.body)
  await closeDays(request.scope, requireStaff(request), body)
  response.status(201).json({})
}
