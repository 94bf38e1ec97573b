import { randomUUID } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { settings } from "#config/settings"
import { enqueue } from "#platform/jobs/enqueue"
import { SESSION_MODULE } from "../../data"
import type SessionModuleService from "../../data/service"
import { loginEmail } from "../../data/store/accounts"
import { countAttempt, limitRule } from "../limits"

/**
 * Asks for a link that sets a new password. Whether there is an account is found out by the job, so that neither the
 * answer nor its time tells; beyond the account's limit nothing is sent, and the answer is the same.
 * @throws Refusal 429 beyond the address's limit
 */
export const requestReset = (scope: MedusaContainer, email: string, address: string): Promise<void> =>
  enqueueReset(scope, "password-reset-mail", email, { address, mailKey: `password-reset-${randomUUID()}` })

/**
 * Counts the request, whoever's password it is about, and promises the mail of the queue.
 * @throws Refusal 429 beyond the address's limit
 */
export async function enqueueReset(
  scope: MedusaContainer,
  queue: "password-reset-mail" | "staff-reset-mail",
  email: string,
  { address, mailKey }: { address: string; mailKey: string },
): Promise<void> {
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  const { resetPerAccount, resetPerAddress } = settings.limits
  await countAttempt(session, limitRule("reset-address", resetPerAddress, address))
  const login = loginEmail(email)
  const { isRefused } = await session.beginAttempt([limitRule("reset-account", resetPerAccount, login)])
  if (isRefused) return
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await enqueue(database, queue, { email: login, mailKey }, { key: mailKey })
}
