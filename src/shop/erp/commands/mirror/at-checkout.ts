import { setTimeout as sleep } from "node:timers/promises"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { MirrorRow } from "../../data/store/mirror-row"
import { insertOrderRow } from "../../data/store/mirror-rows"
import { erpOf, mirrorContext, newLease } from "./shop-context"
import { workOff } from "./work-off"

/** So many orders at once are brought into the ERP by the process that took them; more are left to the loop. */
const MOST_AT_ONCE = 8
/** After so many numbers in a row that came too late, checkouts wait no more until one comes in time again. */
const LATE_THAT_STOP = 2

const underway = new Set<Promise<unknown>>()
let lateInARow = 0

/**
 * The write of the order's row in its transaction, which returns it. If the ERP may be asked now, the row is this process's to work on at once.
 * @see docs/decisions/096-erp-at-the-checkout.md
 */
export function rowForOrder(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  order: { orderId: string; customerId: string },
): Knex.Raw<{ rows: MirrorRow[] }> {
  const { isConfigured, times } = erpOf(scope)
  const mayHurry = isConfigured && underway.size < MOST_AT_ONCE
  return insertOrderRow(trx, { ...order, lease: mayHurry ? newLease(times.lease) : null })
}

/**
 * Brings a fresh order into the ERP, after its transaction: the work goes on in the background, the caller waits for the
 * ERP's order number as long as a checkout may.
 * @returns null if the number comes later; never throws
 */
export async function numberInTime(scope: MedusaContainer, row: MirrorRow): Promise<string | null> {
  if (row.lease_token === null) return null
  const { times } = erpOf(scope)
  const isWaiting = lateInARow < LATE_THAT_STOP
  const number = orderNumber(scope, row)
  const tooLate = new AbortController()
  const inTime = Promise.race([
    number,
    sleep(times.checkoutWait, undefined, { signal: tooLate.signal }).catch(() => undefined),
  ])
  const answer = inTime.then((result) => {
    lateInARow = result === undefined ? lateInARow + 1 : 0
    tooLate.abort()
    return result ?? null
  })
  return isWaiting ? answer : null
}

/** Starts the work. @returns the number as soon as it is stored; null if the work ended without one */
function orderNumber(scope: MedusaContainer, row: MirrorRow): Promise<string | null> {
  return new Promise((resolve) => {
    const context = mirrorContext(scope)
    const onStep = ({ erp_order_number }: MirrorRow) => erp_order_number !== null && resolve(erp_order_number)
    const work = workOff(context, row, { onStep })
      .catch((error: Error) => context.log(`ERP mirror ${row.id}: ${error.message}`))
      .finally(() => {
        underway.delete(work)
        resolve(null)
      })
    underway.add(work)
  })
}

/** Resolves when nothing that a checkout began is underway any more. */
export const checkoutsDone = () => Promise.allSettled(underway)
