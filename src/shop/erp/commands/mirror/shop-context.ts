import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import { shopSettings } from "#area/settings"
import { ERP_MODULE } from "../../data"
import type { ErpParty } from "../../data/provider"
import type ErpModuleService from "../../data/service"
import { circuitBreaker } from "../../data/store/circuit-breaker"
import { claimContact, releaseContact, saveContact } from "../../data/store/contacts"
import { giveBack, type Lease, saveStep } from "../../data/store/mirror-rows"
import { contactWith } from "./contact"
import type { MirrorContext } from "./context"
import { mirrorContent } from "./mirror-content"
import { takeOverInvoice } from "./take-over-invoice"

export const erpOf = (scope: MedusaContainer) => scope.resolve<ErpModuleService>(ERP_MODULE)

/** A lease of one's own: its token is nobody else's. */
export const newLease = (ms: number): Lease => ({ token: generateEntityId(undefined, "lease"), ms })

/** The context of a running shop. Without an ERP its provider throws ErpError `transient` when it is asked. */
export function mirrorContext(scope: MedusaContainer): MirrorContext {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
  const erp = erpOf(scope)
  const { times } = erp
  return {
    get provider() {
      return erp.provider()
    },
    times,
    isIssuing: erp.isIssuing,
    store: {
      saveStep: (row, patch) => saveStep(db, row, patch, times.lease),
      giveBack: (row, patch, delayMs) => giveBack(db, row, patch, delayMs),
      claimContact: (customerId, lease) => claimContact(db, customerId, { ...lease, erp: erp.erpName }),
      saveContact: (row, patch) => saveContact(db, row, patch),
      releaseContact: (row) => releaseContact(db, row),
      keepInvoice: (invoice) => takeOverInvoice(db, invoice),
      openCircuit: (reason, openMs) => circuitBreaker.open(db, reason, openMs),
      countFailure: () => circuitBreaker.countFailure(db, times),
      closeCircuit: (options) => circuitBreaker.close(db, options),
    },
    contentOf: async (row) =>
      mirrorContent(db, row, { ...(await shopSettings(scope)).sales, hasErp: erp.isConfigured }),
    now: () => new Date(),
    random: Math.random,
    log: (message) => logger.warn(message),
  }
}

/**
 * The contact that the customer is in the ERP, for jobs of other areas; the same one that his orders get.
 * @throws StillInDoubt while another process makes it, ErpError: the job tries again
 */
export function contactOf(scope: MedusaContainer, customerId: string, party: ErpParty): Promise<string> {
  const context = { ...mirrorContext(scope), provider: erpOf(scope).guardedProvider() }
  return contactWith(context, { customerId, party }, newLease(context.times.lease))
}
