import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { settings } from "#config/settings"
import { invalidField } from "#platform/refusal"
import { SESSION_MODULE } from "../../data"
import type SessionModuleService from "../../data/service"
import { factorOf, takeRecoveryCode, takeStep } from "../../data/store/second-factors"
import type { ChallengeAnswer } from "../../wire/second-factor"
import { countAttempt, limitRule } from "../limits"
import { openedSecret } from "./factor-secret"
import { recoveryCodeOf, stepOfCode } from "./one-time-codes"

/**
 * Whether the code is the user's now; it is used up by that, as is every earlier one. A guess counts before it is compared, across
 * processes, and is taken back where it was right.
 * @throws Refusal 429 beyond the limit, 400 under `code` for a wrong one
 */
export async function proveFactor(scope: MedusaContainer, userId: string, answer: ChallengeAnswer): Promise<void> {
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  const attempt = await countAttempt(session, limitRule("staff-code", settings.limits.staffCode, userId))
  if (!(await isRight(scope, userId, answer))) throw invalidField("code", "accounts.code_wrong")
  await session.forgetAttempt(attempt)
}

async function isRight(scope: MedusaContainer, userId: string, { method, code }: ChallengeAnswer): Promise<boolean> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const factor = await factorOf(db, userId)
  if (!factor) return false
  if (method === "recovery_code") return factor.is_confirmed && takeRecoveryCode(db, userId, recoveryCodeOf(code))
  const secret = openedSecret(scope, userId, factor.sealed_secret)
  const step = secret === null ? null : stepOfCode(secret, code, Date.now())
  return step !== null && takeStep(db, userId, step)
}
