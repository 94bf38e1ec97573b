import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { Modules } from "@medusajs/framework/utils"
import { sendMail } from "#area/mails"
import { shopSettings } from "#area/settings"
import { readEnv } from "#config/env"
import { now } from "#platform/clock"
import { enqueue } from "#platform/jobs/enqueue"
import type { JobHandler } from "#platform/jobs/job"

/** Promises, in the transaction that changes the password, that its owner is told. */
export async function promisePasswordChangedMail(
  trx: Knex.Transaction,
  account: { customerId: string; email: string },
) {
  const mailKey = `password-changed-${randomUUID()}`
  const changedAt = now().toISOString()
  await enqueue(trx, "password-changed-mail", { ...account, changedAt, mailKey }, { key: mailKey })
}

/** Tells the login that its password is another, so that nobody loses an account without hearing of it. */
export const sendPasswordChangedMail: JobHandler<"password-changed-mail"> = async (
  { customerId, email, changedAt, mailKey },
  { scope },
) => {
  const [customer] = await scope.resolve(Modules.CUSTOMER).listCustomers({ id: customerId }, { take: 1 })
  if (!customer) return
  const { company } = await shopSettings(scope)
  await sendMail(scope, {
    key: mailKey,
    to: email,
    template: "password-changed",
    data: {
      first_name: customer.first_name ?? "",
      last_name: customer.last_name ?? "",
      changed_at: new Date(changedAt),
      reset_url: `${readEnv().publicUrl}/password-reset`,
      phone: company.phone,
    },
    customerId,
  })
}
