import { randomUUID } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { settings } from "#config/settings"
import { enqueue } from "#platform/jobs/enqueue"
import { SESSION_MODULE } from "../data"
import type SessionModuleService from "../data/service"
import { loginEmail } from "../data/store/accounts"
import { countAttempt, limitRule } from "./limits"

/**
 * Asks for another activation link. Whether there is an account is found out by the job, so that neither the answer
 * nor its time tells; beyond the account's limit nothing is sent, and the answer is the same.
 * @throws Refusal 429 beyond the address's limit
 */
export async function resendActivation(scope: MedusaContainer, email: string, address: string): Promise<void> {
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  const { resetPerAccount, resetPerAddress } = settings.limits
  await countAttempt(session, limitRule("resend-address", resetPerAddress, address))
  const login = loginEmail(email)
  const { isRefused } = await session.beginAttempt([limitRule("resend-account", resetPerAccount, login)])
  if (isRefused) return
  const mailKey = `activation-again-${randomUUID()}`
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await enqueue(database, "activation-mail", { email: login, mailKey }, { key: mailKey })
}
