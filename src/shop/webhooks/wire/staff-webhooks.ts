import * as z from "zod/mini"
import { lineOfText, optionalLine } from "#kernel/wire/primitives"
import { pageQuery } from "#kernel/wire/staff-paging"
import { EVENT_TYPES } from "../rules/event-types"

/** `POST /admin/webhooks` and `…/{id}`. No types are all of them, also those to come. */
export const endpointBody = z.object({
  url: lineOfText("webhooks.address", 500),
  description: optionalLine(150),
  types: z._default(z.array(z.enum(EVENT_TYPES)).check(z.maxLength(EVENT_TYPES.length)), []),
})
export type EndpointBody = z.infer<typeof endpointBody>

/** `POST /admin/webhooks/{id}/switch`. */
export const endpointSwitch = z.object({ is_on: z.boolean() })
export type EndpointSwitch = z.infer<typeof endpointSwitch>

/** `resting` is one that could not be reached and is tried again at `retry_at`. */
export const ENDPOINT_STATES = ["on", "resting", "off"] as const

export interface StaffWebhook {
  id: string
  url: string
  description: string
  /** None are all. */
  types: string[]
  state: (typeof ENDPOINT_STATES)[number]
  /** Who switched it off: `staff`, the receiver (`gone`), or days without success (`failing`). */
  off_reason: "staff" | "gone" | "failing" | null
  failing_since: string | null
  retry_at: string | null
  /** Events that it was not told of yet. */
  waiting: number
  /** Until when the secret before signs too; of several, the one that ends first. */
  previous_secret_until: string | null
}

export interface StaffWebhooks {
  webhooks: StaffWebhook[]
}

export const DELIVERY_STATES = ["waiting", "delivered", "given_up"] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Query of `GET /admin/webhooks/{id}/deliveries`. */
export const deliveriesQuery = z.object({ state: z.optional(z.enum(DELIVERY_STATES)), ...pageQuery })
export type DeliveriesQuery = z.infer<typeof deliveriesQuery>

export interface StaffDelivery {
  /** The event's. */
  id: string
  type: string
  subject: { type: string; id: string }
  occurred_at: string
  state: DeliveryState
  attempts: number
  /** Of the last attempt: the receiver's status, what went wrong, when. */
  last_status: number | null
  last_error: string | null
  last_at: string | null
}

/** The latest events first. */
export interface StaffDeliveries {
  count: number
  deliveries: StaffDelivery[]
}
