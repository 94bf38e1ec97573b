import { sql, staff } from "../harness"
import { target } from "../harness/target"

/** What a shop on Medusa's own store API needs with every call. */
export interface MedusaStore {
  headers: Record<string, string>
  regionId: string
  /** @throws unless the answer is 2xx */
  // biome-ignore lint/suspicious/noExplicitAny: the benchmark reads ids from Medusa's answers.
  call(method: string, path: string, body?: unknown): Promise<any>
}

/** Medusa's store API on the same process, catalogue and database. */
export async function medusaStore(): Promise<MedusaStore> {
  const headers = { "x-publishable-api-key": await publishableKey(), "content-type": "application/json" }
  const [region] = await sql("select id from region where currency_code = 'chf' and deleted_at is null")
  return {
    headers,
    regionId: region.id,
    async call(method, path, body) {
      const sent = body === undefined ? undefined : JSON.stringify(body)
      const answer = await fetch(`${target().baseUrl}${path}`, { method, headers, body: sent })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
      return JSON.parse(text)
    },
  }
}

/** A key for the shop's sales channel, made through the admin API. */
async function publishableKey(): Promise<string> {
  const admin = await staff()
  const { body } = await admin("POST", "/admin/api-keys", { title: "Bench", type: "publishable" })
  const channels = await sql(
    `select distinct sales_channel_id as id from product_sales_channel where deleted_at is null`,
  )
  await admin("POST", `/admin/api-keys/${body.api_key.id}/sales-channels`, {
    add: channels.map((channel) => channel.id),
  })
  return body.api_key.token
}
