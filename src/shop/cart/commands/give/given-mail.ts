import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { nameOfAccount } from "#area/accounts"
import { colleagueOf } from "#area/companies"
import { sendMail } from "#area/mails"
import { readEnv } from "#config/env"
import type { JobHandler } from "#platform/jobs/job"

/** Where the cart waits for who signs in. */
const cartUrl = () => `${readEnv().publicUrl}/log-in?${new URLSearchParams({ to: "/cart" })}`

/** Tells a colleague of the cart that he was handed, unless one of them has left the company since. */
export const sendGivenMail: JobHandler<"cart-given-mail"> = async (
  { giverId, customerId, pieces, mailKey },
  { scope },
) => {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [giver, colleague] = await Promise.all([
    nameOfAccount(db, giverId),
    db.transaction((trx) => colleagueOf(trx, giverId, customerId)),
  ])
  if (!giver || !colleague) return
  const { email, first_name, last_name } = colleague
  await sendMail(scope, {
    key: mailKey,
    to: email,
    customerId,
    template: "cart-given",
    data: { first_name, last_name, giver: giver.name, pieces, cart_url: cartUrl() },
  })
}
