import { sendMail, wasMailSent } from "#area/mails"
import { settings } from "#config/settings"
import type { JobHandler } from "#platform/jobs/job"
import { SESSION_MODULE } from "../../data"
import type SessionModuleService from "../../data/service"
import { resetUrl } from "../mail-links"

/** Sends the link, if the e-mail has an account that may log in. The link's secret exists in the mail only. */
export const sendResetMail: JobHandler<"password-reset-mail"> = async ({ email, mailKey }, { scope }) => {
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  const account = await session.accountByEmail(email)
  if (!account || account.deactivated_at || (await wasMailSent(scope, mailKey))) return
  const { customer_id: customerId } = account
  const { token, expiresAt } = await session.issueLink(customerId, "reset", settings.resetLinkHours)
  await sendMail(scope, {
    key: mailKey,
    to: account.email,
    template: "password-reset",
    data: { reset_url: resetUrl(customerId, token), expires_at: expiresAt },
    customerId,
  })
}
