import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { recordAudit } from "#area/audit"
import { ErpError, type ErpFailure } from "../../data/provider"
import { reopenGate } from "../../data/store/gate"
import type { StaffErpCheck } from "../../wire/staff-erp"
import { erpOf } from "../mirror/shop-desk"

const ANSWERS: Record<ErpFailure, string> = {
  auth: "Die Buchhaltung nimmt die Anmeldung des Shops nicht an. Der Zugang muss von der Technik erneuert werden.",
  rate_limit: "Die Buchhaltung bittet um Geduld. Es geht in wenigen Minuten von selbst weiter.",
  transient: "Die Buchhaltung antwortet nicht. Der Shop versucht es weiter.",
  permanent: "Die Buchhaltung hat die Anfrage abgelehnt.",
  ambiguous: "Die Buchhaltung antwortet nicht. Der Shop versucht es weiter.",
}
const OFF = "Der Shop läuft ohne Buchhaltung. Bestellungen warten, bis eine eingerichtet ist."

/** Asks the ERP whether it answers; if it does, everything that waits for it goes on at once. */
export async function checkErpLink(scope: MedusaContainer, staffId: string): Promise<StaffErpCheck> {
  const erp = erpOf(scope)
  if (!erp.isConfigured) return { is_reachable: false, message: OFF }
  try {
    await erp.provider().ping()
  } catch (error) {
    if (!(error instanceof ErpError)) throw error
    return { is_reachable: false, message: ANSWERS[error.failure] }
  }
  await scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    const gate = await trx("erp_gate").first("reason", "failures")
    await reopenGate(trx, { isProbe: true })
    if (gate.reason === null) return
    const subject = { type: "erp_gate", id: "erp" }
    await recordAudit(trx, { staffId, action: "erp.reopen", subject, before: gate, after: { reason: null } })
  })
  return { is_reachable: true, message: "Die Buchhaltung antwortet." }
}
