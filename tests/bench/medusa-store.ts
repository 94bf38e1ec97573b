import { sql } from "../harness"
import { target } from "../harness/target"

/** What a shop on Medusa's own store API needs with every call. */
export interface MedusaStore {
  headers: Record<string, string>
  regionId: string
  /** @throws unless the answer is 2xx */
  // biome-ignore lint/suspicious/noExplicitAny: the benchmark reads ids from Medusa's answers.
  call(method: string, path: string, body?: unknown): Promise<any>
}

/** Medusa's store API on the same process, catalogue and database; the process was started with it open. */
export async function medusaStore(
  baseUrl = target().baseUrl,
  place: Record<string, string> = {},
): Promise<MedusaStore> {
  const headers = { "x-publishable-api-key": await publishableKey(), "content-type": "application/json", ...place }
  const [region] = await sql("select id from region where currency_code = 'chf' and deleted_at is null")
  return {
    headers,
    regionId: region.id,
    async call(method, path, body) {
      const sent = body === undefined ? undefined : JSON.stringify(body)
      const answer = await fetch(`${baseUrl}${path}`, { method, headers, body: sent })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
      return JSON.parse(text)
    },
  }
}

/** The demo's key, tied to its sales channel. */
async function publishableKey(): Promise<string> {
  const [key] = await sql(`select k.token from api_key k
    join publishable_api_key_sales_channel c on c.publishable_key_id = k.id
    where k.type = 'publishable' and k.deleted_at is null and c.deleted_at is null`)
  return key.token
}
