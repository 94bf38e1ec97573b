import { sendMail, wasMailSent } from "#area/mails"
import { settings } from "#config/settings"
import type { JobHandler } from "#platform/jobs/job"
import { SESSION_MODULE } from "../../data"
import type SessionModuleService from "../../data/service"
import { resetUrl } from "../mail-links"

type PasswordMail = "password-reset" | "customer-invitation"

/** Sends a link that sets a password, if the e-mail has an account that may log in. The link's secret exists in the mail only. */
const sendPasswordLink =
  (template: PasswordMail, hours: number): JobHandler<`${PasswordMail}-mail`> =>
  async ({ email, mailKey }, { scope }) => {
    const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
    const account = await session.accountByEmail(email)
    if (!account || account.deactivated_at || (await wasMailSent(scope, mailKey))) return
    const { customer_id: customerId } = account
    const link = await session.issueLink(account, "reset", hours)
    if (!link) return
    const data = { reset_url: resetUrl(customerId, link.token), expires_at: link.expiresAt }
    await sendMail(scope, { key: mailKey, to: account.email, template, data, customerId })
  }

export const sendResetMail = sendPasswordLink("password-reset", settings.resetLinkHours)

/** To whose account staff have made. */
export const sendCustomerInvitation = sendPasswordLink("customer-invitation", settings.customerInvitationHours)
