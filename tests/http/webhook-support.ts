import { sql, staff } from "../harness"

/** A row of `GET /admin/webhooks`, and of an endpoint's deliveries. */
interface Webhook {
  id: string
  state: string
  off_reason: string | null
  waiting: number
}
interface Deliveries {
  count: number
  deliveries: {
    id: string
    type: string
    state: string
    attempts: number
    last_status: number | null
    last_error: string | null
  }[]
}

/** Staff who look after integrators' endpoints. */
export async function webhookDesk() {
  const admin = await staff()
  const path = "/admin/webhooks"
  return {
    admin,
    create: (body: object) => admin<{ id: string; secret: string } & Record<string, string[]>>("POST", path, body),
    async state(id: string) {
      const { body } = await admin<{ webhooks: Webhook[] }>("GET", path)
      return body.webhooks.find((webhook) => webhook.id === id)
    },
    deliveries: async (id: string, query = "") =>
      (await admin<Deliveries>("GET", `${path}/${id}/deliveries${query}`)).body,
    does: (id: string, what: string, body?: object) => admin("POST", `${path}/${id}/${what}`, body),
  }
}

/** Taken a minute at most ago, and not at rest: what is being told just now would be told twice. */
const IS_TAKEN = `due_at > now() and due_at <= now() + make_interval(secs => 60)
  and coalesce(due_at - last_at > make_interval(secs => 40), true)`

/** The subscribers first, and apart: what is being told locks them before their deliveries. */
async function dueNow(which: string) {
  await sql("update outbox_subscriber set retry_at = now()")
  await sql(`update outbox_delivery set due_at = now() where ended_at is null and ${which}`)
}

/** As if the pauses after failures had passed. */
export const letPausesPass = () => dueNow(`not (${IS_TAKEN})`)

/** The same, and as if the minute had passed too for which a process that died had taken what it told. */
export const letLeasesPass = () => dueNow("true")

export async function forgetWebhooks() {
  await sql("delete from outbox_subscriber")
  await sql("delete from webhook_endpoint")
}
