import { Modules } from "@medusajs/framework/utils"
import { mailEach, sendMail } from "#area/mails"
import type { JobHandler } from "#platform/jobs/job"

/** Tells both addresses that staff have changed the login, so that nobody loses an account without hearing of it. */
export const sendLoginChangedMail: JobHandler<"login-changed-mail"> = async (
  { customerId, former, email, mailKey },
  { scope },
) => {
  const customer = await scope.resolve(Modules.CUSTOMER).retrieveCustomer(customerId)
  const data = {
    first_name: customer.first_name ?? "",
    last_name: customer.last_name ?? "",
    former_email: former,
    email,
  }
  await mailEach([former, email], (to, index) =>
    sendMail(scope, { key: `${mailKey}-${index + 1}`, to, template: "login-changed", data, customerId }),
  )
}
