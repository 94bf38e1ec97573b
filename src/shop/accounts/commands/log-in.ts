import type { MedusaContainer } from "@medusajs/framework/types"
import { message } from "#kernel/wire/message"
import { assertRoomToHash } from "#platform/passwords/hash-turns"
import { refuse, refused } from "#platform/refusal"
import { SESSION_MODULE } from "../data"
import type SessionModuleService from "../data/service"
import { loginEmail } from "../data/store/accounts"
import type { LoginBody } from "../wire/account"
import { beginGuess } from "./guesses"
import { passwordIdentityOf } from "./passwords/password-identity"
import { isPasswordOf } from "./passwords/passwords"

const notActivated = () => refuse(message("accounts.not_activated"), { extra: { code: "not_activated" } })

/**
 * Exchanges e-mail and password for a login token. Unknown accounts are counted, delayed and compared
 * as known ones are.
 * @param address where the attempt comes from
 * @throws Refusal 400 for a wrong pair or an account not yet activated, 429 beyond the limits (ruling 2), 503 while
 * too many passwords wait: such an attempt counts nowhere
 */
export async function logIn(scope: MedusaContainer, body: LoginBody, address: string): Promise<string> {
  assertRoomToHash()
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  const email = loginEmail(body.username)
  const account = await session.accountByEmail(email)
  const guess = await beginGuess(session, { email, address, accountId: account?.customer_id })
  const isRight = await isPasswordOf((await passwordIdentityOf(scope, email))?.hash ?? null, body.password)
  if (!isRight || !account) throw refused("accounts.wrong_pair")
  await guess.takeBack()
  if (account.deactivated_at) throw refused("accounts.blocked_call_us")
  if (!account.activated_at) throw notActivated()
  await guess.welcome()
  return session.issueLogin(account.customer_id)
}
