import type { MedusaRequest } from "@medusajs/framework/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Whether the query finds anything. */
export const isAny = async (db: Knex, sql: string, parameters: Record<string, unknown>): Promise<boolean> => {
  const { rows } = await db.raw<{ rows: unknown[] }>(`${sql} limit 1`, parameters as Record<string, Knex.RawBinding>)
  return rows.length > 0
}

/** A list of what was sent; nothing where it is none. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** What was sent, whether or not anything was. */
export const bodyOf = ({ body }: MedusaRequest) => (body ?? {}) as Record<string, unknown>
