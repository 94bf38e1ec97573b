import { setTimeout as sleep } from "node:timers/promises"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { erpOf, numberInTime } from "#area/erp"

import type { StoredAnswer } from "./replay"

/** How often a repeated request looks whether the first one has its number. */
const LOOK_MS = 50

type Key = readonly [token: string, orderId: string]
type Rows = { rows: { number: string | null }[] }

/** Undefined while it is open what the order's answer says. */
async function settledNumber(db: Knex, key: Key): Promise<string | null | undefined> {
  const { rows } = await db.raw<Rows>(
    `select answer->>'bexio_order_id' as number from session_cart_token
      where token = ? and answer->>'id' = ? and answer->'bexio_order_id' is not null`,
    key,
  )
  return rows[0]?.number
}

/** Whoever settles first what the order's answer says, says it for all. @returns what is settled */
async function settleNumber(db: Knex, key: Key, number: string | null): Promise<string | null> {
  const { rows } = await db.raw<Rows>(
    `update session_cart_token set answer = answer || jsonb_build_object('bexio_order_id', ?::text)
      where token = ? and answer->>'id' = ? and answer->'bexio_order_id' is null
     returning answer->>'bexio_order_id' as number`,
    [number, ...key],
  )
  const settled = rows.length > 0 ? number : await settledNumber(db, key)
  return settled === undefined ? number : settled
}

/** The fresh order's row of the ERP's mirror. */
export type WrittenMirror = Parameters<typeof numberInTime>[1]

/** The fresh order's number in the ERP, kept with the answer so that a repetition says the same; null if it comes later. */
export async function freshErpNumber(
  scope: MedusaContainer,
  token: string,
  mirror: WrittenMirror,
): Promise<string | null> {
  if (mirror.lease_token === null) return null
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return settleNumber(db, [token, mirror.order_id], await numberInTime(scope, mirror))
}

/**
 * The number that an order's first answer said, or is about to say: while that one waits, so does its repetition. If the
 * first request died, its repetition settles that the number comes later.
 */
export async function repeatedErpNumber(
  scope: MedusaContainer,
  token: string,
  { id, bexio_order_id }: StoredAnswer,
): Promise<string | null> {
  if (bexio_order_id !== undefined) return bexio_order_id
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const deadline = performance.now() + erpOf(scope).times.checkoutWait
  while (performance.now() < deadline) {
    const settled = await settledNumber(db, [token, id])
    if (settled !== undefined) return settled
    await sleep(LOOK_MS)
  }
  return settleNumber(db, [token, id], null)
}
