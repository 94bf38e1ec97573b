import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { sendMail, wasMailSent } from "#area/mails"
import { settings } from "#config/settings"
import type { JobHandler } from "#platform/jobs/job"
import { PASSWORD_PROVIDER } from "../passwords/passwords"
import { adminLink } from "./admin-link"
import { staffByEmail } from "./staff-identity"
import { resetToken } from "./tokens"

const LIFE_S = settings.resetLinkHours * 60 * 60

/** Sends the link, if the e-mail is a staff user's. The link's secret exists in the mail only. */
export const sendStaffResetMail: JobHandler<"staff-reset-mail"> = async ({ email, mailKey }, { scope }) => {
  const staff = await staffByEmail(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), email)
  if (!staff || (await wasMailSent(scope, mailKey))) return
  const { jti, expires_at } = await scope
    .resolve(Modules.AUTH)
    .createPasswordResetToken({ provider: PASSWORD_PROVIDER, entity_id: staff.email, ttl_seconds: LIFE_S })
  const token = resetToken(scope, staff.email, jti, LIFE_S)
  await sendMail(scope, {
    key: mailKey,
    to: staff.email,
    template: "staff-password-reset",
    data: { reset_url: adminLink("reset-password", token), expires_at: new Date(expires_at) },
  })
}
