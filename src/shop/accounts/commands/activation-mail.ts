import { Modules } from "@medusajs/framework/utils"
import { sendMail, wasMailSent } from "#area/mails"
import { settings } from "#config/settings"
import type { JobHandler } from "#platform/jobs/job"
import { SESSION_MODULE } from "../data"
import type SessionModuleService from "../data/service"
import { activationUrl, removeSignUpUrl } from "./mail-links"

/** Sends the activation link, unless nobody waits for one. The link's secret exists in the mail only. */
export const sendActivationMail: JobHandler<"activation-mail"> = async ({ email, mailKey }, { scope }) => {
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  const account = await session.accountByEmail(email)
  if (!account || account.activated_at || account.deactivated_at || (await wasMailSent(scope, mailKey))) return
  const { customer_id: customerId } = account
  const customer = await scope.resolve(Modules.CUSTOMER).retrieveCustomer(customerId)
  const link = await session.issueLink(account, "activation", settings.activationLinkHours)
  if (!link) return
  const { token, expiresAt } = link
  await sendMail(scope, {
    key: mailKey,
    to: account.email,
    template: "activation",
    data: {
      first_name: customer.first_name ?? "",
      last_name: customer.last_name ?? "",
      company: customer.company_name ?? "",
      activation_url: activationUrl(customerId, token),
      remove_url: removeSignUpUrl(customerId, token),
      expires_at: expiresAt,
    },
    customerId,
  })
}
