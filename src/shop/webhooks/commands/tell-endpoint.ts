import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { Webhook } from "standardwebhooks"
import { readEnv } from "#config/env"
import type { Delivery } from "#platform/outbox/deliveries"
import type { Fault, Outcome } from "#platform/outbox/settle"
import { endpointToTell } from "../data/endpoints"
import { postJson } from "./post-json"

const TIMEOUT_MS = 15_000
const GONE = 410
/** Whoever says this can't listen now, whatever he is told. */
const BUSY = [408, 429]

function faultOf(status: number): Fault {
  if (BUSY.includes(status)) return "neighbour"
  return status >= 500 ? "either" : "event"
}

/**
 * Tells an integrator's address of one event, by the Standard Webhooks specification: any answer from 200 to 299 within 15
 * seconds means that it was heard. Signed with each secret that is valid.
 */
export async function tellEndpoint(db: Knex, { subscriberId, event }: Delivery): Promise<Outcome> {
  const endpoint = await endpointToTell(db, subscriberId)
  if (!endpoint) return failed(null, "gone", { fault: "event", isGone: true })
  const body = JSON.stringify(event)
  const sentAt = new Date()
  try {
    const status = await postJson({
      url: endpoint.url,
      body,
      headers: {
        "user-agent": "vermessung-shop-webhooks",
        "webhook-id": event.id,
        "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
        "webhook-signature": endpoint.secrets
          .map((secret) => new Webhook(secret).sign(event.id, sentAt, body))
          .join(" "),
      },
      timeoutMs: TIMEOUT_MS,
      isPrivateAllowed: readEnv().arePrivateWebhooksAllowed,
    })
    if (status >= 200 && status < 300) return { isDelivered: true, status }
    return failed(status, `HTTP ${status}`, { fault: faultOf(status), isGone: status === GONE })
  } catch (error) {
    return failed(null, (error as Error).message, { fault: "neighbour", isGone: false })
  }
}

const failed = (status: number | null, error: string, what: { fault: Fault; isGone: boolean }): Outcome => ({
  isDelivered: false,
  status,
  error,
  ...what,
})
