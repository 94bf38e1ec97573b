import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CAPTURED } from "#area/orders"
import { ErpError } from "../../data/provider"
import type { MirrorPatch, MirrorRow } from "../../data/store/mirror-row"
import { giveBack, leaseNext } from "../../data/store/mirror-rows"
import type { MirrorContext } from "./context"
import { mirrorContext, newLease } from "./shop-context"
import { parkedFor, STEPS } from "./steps"

/** Of orders whose payment the shop has booked itself; see `isPaidApart`. */
const PAID_APART = `
  state = 'new' and not is_overruled
  and exists (select from "order" o where o.id = mirror.order_id and ${CAPTURED})
  and not exists (select from erp_mirror own
                   where own.order_id = mirror.order_id and own.kind = 'order' and own.erp_invoice_id is not null)`

/** What only an ERP can say is asked again after so long. */
const LATER_MS = 60_000

/**
 * While there is no ERP, takes paid orders and what happened to them as far as they get without one: staff are told at once of what
 * they have to give back or to bill by hand. All else waits.
 */
export async function settleWithoutErp(scope: MedusaContainer): Promise<void> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const context = mirrorContext(scope)
  const next = () => leaseNext(db, newLease(context.times.lease), { isProbe: false, among: PAID_APART })
  for (let row = await next(); row !== null; row = await next()) {
    const patch = await firstStep(context, row)
    await giveBack(db, row, patch ?? {}, patch === null ? LATER_MS : 0)
  }
}

/** @returns null if it needs an ERP */
async function firstStep(context: MirrorContext, row: MirrorRow): Promise<MirrorPatch | null> {
  try {
    return await STEPS.new(context, row, await context.contentOf(row))
  } catch (error) {
    if (!(error instanceof ErpError)) throw error
    return error.failure === "permanent" ? parkedFor(error.message) : null
  }
}
