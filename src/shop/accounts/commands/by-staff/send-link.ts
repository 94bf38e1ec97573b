import { randomUUID } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { enqueue } from "#platform/jobs/enqueue"
import { conflict } from "#platform/refusal"
import type { CustomerMailBody } from "../../wire/staff-customers"
import { type CustomerByStaff, changeCustomer } from "./customer-change"

/**
 * Sends the link that the customer could ask for himself: to activate the account, or to set a new password. Staff never
 * see it.
 * @throws Refusal 404 without an account, 409 if it is closed, or active already
 */
export const sendLinkByStaff = (
  scope: MedusaContainer,
  by: CustomerByStaff,
  { kind }: CustomerMailBody,
): Promise<void> =>
  changeCustomer(scope, by, `customer.mail-${kind}`, async ({ trx, account: { email, ...account } }) => {
    if (account.deactivated_at) throw conflict("accounts.blocked")
    if (kind === "activation" && account.activated_at) throw conflict("accounts.already_activated")
    const [queue, mailKey] =
      kind === "activation"
        ? (["activation-mail", `activation-again-${randomUUID()}`] as const)
        : (["password-reset-mail", `password-reset-${randomUUID()}`] as const)
    await enqueue(trx, queue, { email, mailKey }, { key: mailKey })
    return { before: null, after: { to: email } }
  })
