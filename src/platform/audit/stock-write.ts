import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { now } from "#platform/clock"

export interface StockWrite {
  staffId: string
  method: string
  /** `/admin/products/prod_1/variants`. */
  path: string
  body: unknown
}

/** Of a body that is longer only the names of its fields are kept. */
const LONGEST_BODY = 20_000
const LONGEST_PATH = 300
const SECRET = /pass(word|phrase)|token|secret|api_?key|authorization/i

/** PostgreSQL keeps no NUL and no half of a surrogate pair. */
const storable = (value: unknown) =>
  typeof value === "string" ? value.replace(/[\0\p{Surrogate}]/gu, "\ufffd") : value

/** What was sent, without what nobody may read. */
export function tellableBody(body: unknown): unknown {
  if (typeof body !== "object" || body === null) return null
  const text = JSON.stringify(body, (key, value) => (SECRET.test(key) ? "…" : storable(value)))
  return text.length <= LONGEST_BODY ? JSON.parse(text) : { fields: Object.keys(body) }
}

/**
 * Writes down what somebody is about to do through one of Medusa's own routes, whose changes no transaction of ours can
 * take part in. How it ended is added by `endStockWrite`; while it isn't, nobody knows.
 * @returns the entry's id
 */
export async function beginStockWrite(db: Knex, { staffId, method, path, body }: StockWrite): Promise<string> {
  const id = generateEntityId(undefined, "aud")
  const [, , type = "", subject = ""] = path.split("/")
  const at = now()
  await db("audit_entry").insert({
    id,
    staff_id: staffId,
    action: `admin.${method.toLowerCase()}`,
    subject_type: type.slice(0, LONGEST_PATH),
    subject_id: subject.slice(0, LONGEST_PATH),
    before: null,
    after: JSON.stringify({ path: path.slice(0, LONGEST_PATH), body: tellableBody(body) }),
    status: 0,
    created_at: at,
    updated_at: at,
  })
  return id
}

/** @param status of the answer */
export async function endStockWrite(db: Knex, id: string, status: number): Promise<void> {
  await db("audit_entry").where({ id }).update({ status, updated_at: now() })
}
