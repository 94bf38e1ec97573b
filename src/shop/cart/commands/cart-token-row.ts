import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { limitRule, noteIfRoom } from "#area/accounts"
import { settings } from "#config/settings"
import { tooManyAttempts } from "#platform/refusal"
import { newId } from "#platform/sql/new-id"

import type { CommerceFacts } from "../queries/commerce-facts"

/** The token's row. Whoever changes a cart locks it first, so that each cart has one writer at a time. */
export interface CartTokenRow {
  token: string
  cart_id: string
  customer_id: string | null
  detached_at: Date | null
  body_hash: string | null
  answer: unknown
  answered_at: Date | null
}

/** Locks the token for the rest of the transaction; undefined if nothing was ever added under it. */
export const lockToken = (trx: Knex.Transaction, token: string): Promise<CartTokenRow | undefined> =>
  trx<CartTokenRow>("session_cart_token").where({ token }).forUpdate().first()

export interface Opener {
  /** Whose a new cart is. */
  customerId: string | null
  /** Where he is, if anybody may open carts there. */
  address?: string
}

async function countNewCart(trx: Knex.Transaction, address: string) {
  const retryAfterS = await noteIfRoom(trx, limitRule("new-cart", settings.limits.newCarts, address))
  if (retryAfterS !== null) throw tooManyAttempts(retryAfterS)
}

/**
 * Locks the open cart under the token, opening one if there is none.
 * @throws Refusal 429 where too many were opened from the address
 */
export async function lockOpenCart(
  trx: Knex.Transaction,
  token: string,
  opener: Opener,
  facts: CommerceFacts,
): Promise<CartTokenRow> {
  const row = await lockToken(trx, token)
  if (row && row.detached_at === null) return row
  const { customerId, address } = opener
  if (address !== undefined) await countNewCart(trx, address)
  const cartId = newId("cart")
  const { rows } = await trx.raw<{ rows: CartTokenRow[] }>(OPEN, { token, cartId, customerId, ...facts })
  const [opened] = rows
  return opened ?? lockOpenCart(trx, token, { customerId }, facts) // another request opened it first
}

const OPEN = `
  with opened as (
    insert into session_cart_token (token, cart_id, customer_id) values (:token, :cartId, :customerId)
    on conflict (token) do update
      set cart_id = excluded.cart_id, customer_id = excluded.customer_id, detached_at = null, updated_at = now()
      where session_cart_token.detached_at is not null
    returning *
  ), cart as (
    insert into cart (id, currency_code, region_id, sales_channel_id, customer_id)
    select cart_id, 'chf', :regionId, :salesChannelId, customer_id from opened
  )
  select * from opened`
