import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { notFound } from "../../lib/shop-error"
import { recordAudit } from "../../modules/audit/record"
import { markSolved, retry } from "../../modules/erp/store/staff"

const ACTIONS = {
  retry: (...[trx, id]: Parameters<typeof markSolved>) => retry(trx, id),
  solved: markSolved,
}

/**
 * Staff let a row go on (`retry`), or close one that they settled in the ERP by hand (`solved`).
 * @throws ShopError 404 if there is no such row, nothing to settle about it, or a process works on it right now
 */
export async function settleByStaff(
  scope: MedusaContainer,
  action: keyof typeof ACTIONS,
  { mirrorId, staffId }: { mirrorId: string; staffId: string },
): Promise<void> {
  await scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    if (!(await ACTIONS[action](trx, mirrorId, staffId))) throw notFound()
    const subject = { type: "erp_mirror", id: mirrorId }
    await recordAudit(trx, { staffId, action: `erp.${action}`, subject, before: null, after: null })
  })
}
