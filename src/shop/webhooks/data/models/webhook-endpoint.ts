import { model } from "@medusajs/framework/utils"

/** An integrator's address. Its id is that of its subscriber in the outbox, which knows the types and whether it is on. */
export const WebhookEndpoint = model.define("webhook_endpoint", {
  id: model.text().primaryKey(),
  url: model.text(),
  description: model.text().default(""),
  /** As Standard Webhooks write it: `whsec_…`. */
  secret: model.text(),
  /** Signs too until `previous_until`, so that a receiver may change in its own time. */
  previous_secret: model.text().nullable(),
  previous_until: model.dateTime().nullable(),
  /** Those before it that sign too: `[{ secret, until }]`. */
  earlier_secrets: model.json(),
})
