import { recordAudit } from "#platform/audit/record"
import { invalidField, notFound } from "#platform/refusal"
import { type CalendarFeed, endFeed, renewFeed } from "#shop/rental/data/units/calendar-feeds"
import { fleetByStaff } from "./staff-change"

const subjectOf = (productId: string | null) => ({ type: "calendar-feed", id: productId ?? "all" })

/** Gives a product, or all of them, a calendar with a new secret address. @throws Refusal 400 keyed `product_id` */
export const renewFeedByStaff = fleetByStaff(async (trx, staffId, productId: string | null): Promise<CalendarFeed> => {
  if (productId !== null) {
    const product = await trx("rental_product").where({ product_id: productId, deleted_at: null }).first("product_id")
    if (!product) throw invalidField("product_id", "rental.not_rented_out")
  }
  const feed = await renewFeed(trx, productId)
  const subject = subjectOf(productId)
  await recordAudit(trx, { staffId, action: "rental.feed-renew", subject, before: null, after: null })
  return feed
})

/** Ends a calendar: its address opens nothing any more. @throws Refusal 404 if there is none */
export const endFeedByStaff = fleetByStaff(async (trx, staffId, productId: string | null) => {
  if (!(await endFeed(trx, productId))) throw notFound()
  const subject = subjectOf(productId)
  await recordAudit(trx, { staffId, action: "rental.feed-end", subject, before: null, after: null })
})
