import * as z from "zod/mini"
import { lineOfText } from "#kernel/wire/primitives"

/** Which feed: of one product, or of all. `?product_id=` of `GET` and `DELETE`, body of `POST /admin/rental/calendar-feed`. */
export const calendarFeedOf = z.object({ product_id: z.optional(lineOfText("input.product_missing")) })

/** The address to subscribe to; null while there is none. */
export interface StaffCalendarFeed {
  url: string | null
}
