import type { MedusaContainer } from "@medusajs/framework/types"
import { endTrust, trustCustomer } from "#area/rental"
import { conflict } from "#platform/refusal"
import { type CustomerByStaff, changeCustomer } from "./customer-change"

/** Lifts the limit for new customers. @throws Refusal 404 without an account, 409 if it is lifted already */
export const liftRentalLimit = (scope: MedusaContainer, by: CustomerByStaff, reason: string): Promise<void> =>
  changeCustomer(scope, by, "customer.rental-limit-lift", async ({ trx }) => {
    const isNew = await trustCustomer(trx, { customer_id: by.customerId, staff_id: by.staffId, reason })
    if (!isNew) throw conflict("accounts.limit_lifted")
    return { before: { is_lifted: false }, after: { is_lifted: true, reason } }
  })

/** @throws Refusal 404 without an account, 409 if it isn't lifted */
export const restoreRentalLimit = (scope: MedusaContainer, by: CustomerByStaff): Promise<void> =>
  changeCustomer(scope, by, "customer.rental-limit-restore", async ({ trx }) => {
    if (!(await endTrust(trx, by.customerId))) throw conflict("accounts.limit_applies")
    return { before: { is_lifted: true }, after: { is_lifted: false } }
  })
