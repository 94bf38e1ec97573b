import { setTimeout as sleep } from "node:timers/promises"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { CheckoutAnswer } from "../../contract"
import type { MirrorRow } from "../../modules/erp/store/mirror-row"
import { numberInTime } from "../erp/at-checkout"
import { erpOf } from "../erp/shop-desk"

/** How often a repeated request looks whether the first one has its number. */
const LOOK_MS = 50

/** The fresh order's number in the ERP, kept with the answer so that a repetition says the same; null if it comes later. */
export async function keepErpNumber(scope: MedusaContainer, token: string, mirror: MirrorRow): Promise<string | null> {
  const number = await numberInTime(scope, mirror)
  if (number === null) return null
  await scope
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(
      "update session_cart_token set answer = jsonb_set(answer, '{bexio_order_id}', to_jsonb(?::text)) where token = ? and answer->>'id' = ?",
      [number, token, mirror.order_id],
    )
  return number
}

const STORED = `
  select token.answer->>'bexio_order_id' as number,
         clock_timestamp() < mirror.created_at + ? * interval '1 millisecond'
           and mirror.lease_until > clock_timestamp() as is_underway
    from session_cart_token token
    join erp_mirror mirror on mirror.order_id = token.answer->>'id' and mirror.serial = 1
   where token.token = ? and token.answer->>'id' = ?`

/** The number that an order's first answer said, or is about to say: while that one waits, so does its repetition. */
export async function storedErpNumber(
  scope: MedusaContainer,
  token: string,
  { id, bexio_order_id }: CheckoutAnswer,
): Promise<string | null> {
  if (bexio_order_id !== null) return bexio_order_id
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (;;) {
    const { rows } = await db.raw<{ rows: { number: string | null; is_underway: boolean }[] }>(STORED, [
      erpOf(scope).times.checkoutWait,
      token,
      id,
    ])
    const [stored] = rows
    if (!stored?.is_underway || stored.number !== null) return stored?.number ?? null
    await sleep(LOOK_MS)
  }
}
