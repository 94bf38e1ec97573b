import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { recordAudit } from "#platform/audit/record"
import type { PlainCode } from "#texts/codes"
import { ErpError, type ErpFailure } from "../../data/provider"
import { circuitBreaker } from "../../data/store/circuit-breaker"
import { erpOf } from "../mirror/shop-context"

const ANSWERS: Record<ErpFailure, PlainCode> = {
  auth: "erp.link_auth",
  rate_limit: "erp.link_rate_limit",
  transient: "erp.link_transient",
  permanent: "erp.link_permanent",
  ambiguous: "erp.link_transient",
}

interface Checked {
  isReachable: boolean
  said: PlainCode
}

/** Asks the ERP whether it answers; if it does, everything that waits for it goes on at once. */
export async function checkErpLink(scope: MedusaContainer, staffId: string): Promise<Checked> {
  const erp = erpOf(scope)
  if (!erp.isConfigured) return { isReachable: false, said: "erp.link_off" }
  try {
    await erp.provider().ping()
  } catch (error) {
    if (!(error instanceof ErpError)) throw error
    return { isReachable: false, said: ANSWERS[error.failure] }
  }
  await scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    const breaker = await trx("erp_gate").first("reason", "failures")
    await circuitBreaker.close(trx, { isProbe: true })
    if (breaker.reason === null) return
    const subject = { type: "erp_gate", id: "erp" }
    await recordAudit(trx, { staffId, action: "erp.reopen", subject, before: breaker, after: { reason: null } })
  })
  return { isReachable: true, said: "erp.link_works" }
}
