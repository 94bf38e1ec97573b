import type { MedusaContainer } from "@medusajs/framework/types"
import { endHolds } from "#area/rental"
import { conflict } from "#platform/refusal"
import { setDeactivated } from "../../data/store/accounts"
import { voidLinks } from "../../data/store/link-tokens"
import { type CustomerByStaff, changeCustomer } from "./customer-change"

/**
 * Closes the account: its logins end at once, nobody logs in to it, and what it holds at a checkout is free. Its cart,
 * orders and mails about them stay.
 * @throws Refusal 404 without an account, 409 if it is closed already
 * @see docs/decisions/120-customers-by-staff.md
 */
export const deactivateCustomer = (scope: MedusaContainer, by: CustomerByStaff, reason: string): Promise<void> =>
  changeCustomer(scope, by, "customer.deactivate", async ({ trx, account, session }) => {
    if (account.deactivated_at) throw conflict("accounts.already_blocked")
    await setDeactivated(trx, by.customerId, true)
    await session.endLogins(by.customerId, trx, "staff")
    await endHolds(trx, by.customerId)
    return { before: { is_deactivated: false }, after: { is_deactivated: true, reason } }
  })

/** @throws Refusal 404 without an account, 409 if it isn't closed */
export const reactivateCustomer = (scope: MedusaContainer, by: CustomerByStaff): Promise<void> =>
  changeCustomer(scope, by, "customer.reactivate", async ({ trx, account }) => {
    if (!account.deactivated_at) throw conflict("accounts.not_blocked")
    await setDeactivated(trx, by.customerId, false)
    return { before: { is_deactivated: true }, after: { is_deactivated: false } }
  })

/** Signs the customer out everywhere, with who has a link for a new password; the password stays, and a link that activates. @throws Refusal 404 without an account */
export const endSessions = (scope: MedusaContainer, by: CustomerByStaff): Promise<void> =>
  changeCustomer(scope, by, "customer.end-sessions", async ({ trx, session }) => {
    const [{ count }] = await trx("session_login_token").where({ customer_id: by.customerId }).count("*")
    await voidLinks(trx, by.customerId, ["reset"])
    await session.endLogins(by.customerId, trx, "staff")
    return { before: { sessions: Number(count) }, after: { sessions: 0 } }
  })
