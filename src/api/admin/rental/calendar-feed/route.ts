import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { reads } from "#api/http/staff-routes"
import { readEnv } from "#config/env"
import { endFeedByStaff, renewFeedByStaff } from "#shop/fleet/commands/calendar-feed"
import { calendarFeedOf, type StaffCalendarFeed } from "#shop/fleet/wire/staff-calendar-feed"
import { type CalendarFeed, feedOfProduct, feedToken } from "#shop/rental/data/units/calendar-feeds"

function feedWire(feed: CalendarFeed | undefined): StaffCalendarFeed {
  const { publicUrl, sessionSecret } = readEnv()
  return { url: feed ? `${publicUrl}/backend/fleet-calendars/${feedToken(feed, sessionSecret)}.ics` : null }
}

const productOf = (value: unknown) => parse(calendarFeedOf, value).product_id ?? null

/** The address of a product's calendar, or of the one of all products. */
export const GET = reads<StaffCalendarFeed>(async ({ db, query }) =>
  feedWire(await feedOfProduct(db, productOf(query))),
)

/** A calendar with a new address; one that there was opens nothing any more. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffCalendarFeed>) {
  const productId = productOf(request.body)
  response.status(201).json(feedWire(await renewFeedByStaff(request.scope, requireStaff(request), productId)))
}

/** Ends a calendar. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await endFeedByStaff(request.scope, requireStaff(request), productOf(request.query))
  response.json({})
}
