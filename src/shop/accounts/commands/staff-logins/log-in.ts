import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { message } from "#kernel/wire/message"
import { refuse } from "#platform/refusal"
import { SESSION_MODULE } from "../../data"
import type SessionModuleService from "../../data/service"
import { loginEmail } from "../../data/store/accounts"
import { factorOf, issueChallenge } from "../../data/store/second-factors"
import { issueStaffLogin } from "../../data/store/staff-logins"
import type { StaffChallengeAnswer } from "../../wire/second-factor"
import type { StaffLoginBody, StaffTokenAnswer } from "../../wire/staff-login"
import { beginGuess } from "../guesses"
import { isPasswordOf } from "../passwords/passwords"
import { lockedStaff, type StaffIdentity, staffByEmail } from "./staff-identity"
import { challengeToken, staffToken } from "./tokens"

const WRONG = message("accounts.wrong_pair")

/** As Medusa refuses, and its pages expect it. */
const wrongPair = () => refuse(WRONG, { status: 401, told: { message: WRONG }, extra: { type: "unauthorized" } })

/**
 * Exchanges e-mail and password of a staff user for a token; with a second factor for a challenge, which its code answers. A customer's are as wrong as unknown ones, and take as long.
 * @param address where the attempt comes from
 * @throws Refusal 401 for a wrong pair, 429 beyond the limits, which are the customers' (ruling 2)
 */
export async function logInStaff(
  scope: MedusaContainer,
  { email, password }: StaffLoginBody,
  address: string,
): Promise<StaffTokenAnswer | StaffChallengeAnswer> {
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const staff = await staffByEmail(db, email)
  const guess = await beginGuess(session, { email: loginEmail(email), address, accountId: staff?.userId })
  if (!(await isPasswordOf(staff?.hash ?? null, password)) || !staff) throw wrongPair()
  await guess.takeBack()
  const answer = await db.transaction((trx) => loginOf(scope, trx, staff))
  if (!("mfa_challenge" in answer)) await guess.welcome()
  return answer
}

/** @throws Refusal 401 if there is another password since the compared one was read */
async function loginOf(scope: MedusaContainer, trx: Knex.Transaction, { userId, hash }: StaffIdentity) {
  const staff = await lockedStaff(trx, userId)
  if (staff?.hash !== hash) throw wrongPair()
  if ((await factorOf(trx, userId))?.is_confirmed) return challenge(scope, trx, userId)
  return { token: staffToken(scope, { ...staff, loginId: await issueStaffLogin(trx, userId) }) }
}

/** The password was right, and nobody is in: no login is made before the code. */
async function challenge(scope: MedusaContainer, trx: Knex.Transaction, userId: string): Promise<StaffChallengeAnswer> {
  const { id, expiresAt } = await issueChallenge(trx, userId)
  const methods: StaffChallengeAnswer["mfa_challenge"]["methods"] = ["totp", "recovery_code"]
  return { token: challengeToken(scope), mfa_challenge: { id, methods, expires_at: expiresAt.toISOString() } }
}
