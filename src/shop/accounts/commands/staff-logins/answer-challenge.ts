import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { message } from "#kernel/wire/message"
import { refuse } from "#platform/refusal"
import { SESSION_MODULE } from "../../data"
import type SessionModuleService from "../../data/service"
import { subjectOf } from "../../data/store/attempts"
import { challengedStaff, endChallenge } from "../../data/store/second-factors"
import { issueStaffLogin } from "../../data/store/staff-logins"
import type { ChallengeAnswer } from "../../wire/second-factor"
import { proveFactor } from "../second-factor/prove-factor"
import { lockedStaff } from "./staff-identity"
import { staffToken } from "./tokens"

const ENDED = message("accounts.challenge_ended")
const ended = () => refuse(ENDED, { status: 401, told: { message: ENDED }, extra: { type: "unauthorized" } })

/**
 * The second step of a login: exchanges the code for a token.
 * @param address where it comes from, known from now on
 * @throws Refusal 401 for a login that doesn't wait (any more), 400 for a wrong code, 429 beyond the limit
 */
export async function answerChallenge(
  scope: MedusaContainer,
  id: string,
  answer: ChallengeAnswer,
  address: string,
): Promise<string> {
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const userId = await challengedStaff(db, id)
  if (userId === null) throw ended()
  await proveFactor(scope, userId, answer)
  const login = await db.transaction(async (trx) => {
    const staff = await lockedStaff(trx, userId)
    if (!staff || !(await endChallenge(trx, id))) throw ended()
    return { ...staff, loginId: await issueStaffLogin(trx, userId) }
  })
  await session.rememberAddress(userId, subjectOf(address))
  return staffToken(scope, login)
}
