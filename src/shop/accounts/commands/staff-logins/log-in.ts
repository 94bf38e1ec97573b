import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { message } from "#kernel/wire/message"
import { refuse } from "#platform/refusal"
import { SESSION_MODULE } from "../../data"
import type SessionModuleService from "../../data/service"
import { loginEmail } from "../../data/store/accounts"
import type { StaffLoginBody } from "../../wire/staff-login"
import { beginGuess } from "../guesses"
import { isPasswordOf } from "../passwords/passwords"
import { staffByEmail } from "./staff-identity"
import { staffToken } from "./tokens"

const WRONG = message("accounts.wrong_pair")

/** As Medusa refuses, and its pages expect it. */
const wrongPair = () => refuse(WRONG, { status: 401, told: { message: WRONG }, extra: { type: "unauthorized" } })

/**
 * Exchanges e-mail and password of a staff user for a token. A customer's are as wrong as unknown ones, and take as long.
 * @param address where the attempt comes from
 * @throws Refusal 401 for a wrong pair, 429 beyond the limits, which are the customers' (ruling 2)
 */
export async function logInStaff(
  scope: MedusaContainer,
  { email, password }: StaffLoginBody,
  address: string,
): Promise<string> {
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  const staff = await staffByEmail(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), email)
  const guess = await beginGuess(session, { email: loginEmail(email), address, accountId: staff?.userId })
  if (!(await isPasswordOf(staff?.hash ?? null, password)) || !staff) throw wrongPair()
  await guess.takeBack()
  await guess.welcome()
  return staffToken(scope, { ...staff, loginId: await session.issueStaffLogin(staff.userId) })
}
