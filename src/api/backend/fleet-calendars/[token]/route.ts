import { createHash } from "node:crypto"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readEnv } from "#config/env"
import { CALENDAR_TYPE } from "#platform/calendar-text"
import { today } from "#platform/clock"
import { notFound } from "#platform/refusal"
import { fleetCalendar } from "#shop/fleet/queries/fleet-calendar"
import { feedOfToken } from "#shop/rental/data/units/calendar-feeds"
import { textsFor } from "#texts/texts"

/** The calendar that staff subscribe to: whoever has its address reads it, nobody changes anything by it. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { publicUrl, sessionSecret } = readEnv()
  const feed = await feedOfToken(db, request.params.token.replace(/\.ics$/, ""), sessionSecret)
  if (!feed) throw notFound()
  const { product_id: productId, updated_at: since } = feed
  const calendar = await fleetCalendar(db, {
    productId,
    since,
    today: today(),
    hostname: new URL(publicUrl).hostname,
    texts: textsFor("shop"),
  })
  const etag = `"${createHash("sha256").update(calendar).digest("base64url")}"`
  response.set({ "Cache-Control": "private, max-age=300", ETag: etag, "X-Robots-Tag": "noindex" })
  if (request.headers["if-none-match"] === etag) return void response.status(304).end()
  response.type(CALENDAR_TYPE).send(calendar)
}
