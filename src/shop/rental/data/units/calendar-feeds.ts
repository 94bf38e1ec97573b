import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { now } from "../clock"

export interface CalendarFeed {
  id: string
  /** Null for the one of all products. */
  product_id: string | null
  nonce: string
  updated_at: Date
}

const TOKEN = /^(rfeed_[0-9A-Za-z]{1,40})\.([A-Za-z0-9_-]{43})$/

const signatureOf = ({ id, nonce }: Pick<CalendarFeed, "id" | "nonce">, secret: string) =>
  createHmac("sha256", secret).update(`calendar-feed ${id} ${nonce}`).digest()

/**
 * What opens a feed. It is nowhere: who reads the database learns nothing, and staff can look it up at any time.
 * @see docs/decisions/104-calendar-feeds.md
 */
export const feedToken = (feed: Pick<CalendarFeed, "id" | "nonce">, secret: string): string =>
  `${feed.id}.${signatureOf(feed, secret).toString("base64url")}`

/** The feed that the token opens, or null. */
export async function feedOfToken(db: Knex, token: string, secret: string): Promise<CalendarFeed | null> {
  const [, id, signature] = TOKEN.exec(token) ?? []
  if (!id) return null
  const feed = await db<CalendarFeed>("rental_calendar_feed").where({ id }).first()
  if (!feed) return null
  const given = Buffer.from(signature, "base64url")
  const due = signatureOf(feed, secret)
  return given.length === due.length && timingSafeEqual(given, due) ? feed : null
}

export const feedOfProduct = (db: Knex, productId: string | null): Promise<CalendarFeed | undefined> =>
  db<CalendarFeed>("rental_calendar_feed").where({ product_id: productId }).first()

/** A new feed, or a new address for the one there is: the old one opens nothing any more. */
export async function renewFeed(trx: Knex.Transaction, productId: string | null): Promise<CalendarFeed> {
  const { rows } = await trx.raw<{ rows: CalendarFeed[] }>(
    `insert into rental_calendar_feed (id, product_id, nonce, created_at, updated_at) values (?, ?, ?, ?, ?)
       on conflict (coalesce(product_id, '')) do update set nonce = excluded.nonce, updated_at = excluded.updated_at
       returning *`,
    [generateEntityId(undefined, "rfeed"), productId, randomBytes(16).toString("base64url"), now(), now()],
  )
  return rows[0]
}

/** @returns whether there was one */
export const endFeed = async (trx: Knex.Transaction, productId: string | null): Promise<boolean> =>
  (await trx("rental_calendar_feed").where({ product_id: productId }).delete()) > 0
