import type { MedusaContainer } from "@medusajs/framework/types"
import { assertRoomToHash } from "#platform/passwords/hash-turns"
import { refused, refusedInput } from "#platform/refusal"
import { SESSION_MODULE } from "../data"
import type SessionModuleService from "../data/service"
import { loginEmail } from "../data/store/accounts"
import type { LoginBody } from "../wire/account"
import { beginGuess } from "./guesses"
import { passwordIdentityOf } from "./passwords/password-identity"
import { isPasswordOf } from "./passwords/passwords"

const notActivated = () =>
  refusedInput({ non_field_errors: ["Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse."] }, { code: "not_activated" })

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
  if (!isRight || !account) throw refused("E-Mail-Adresse oder Passwort ist nicht richtig.")
  await guess.takeBack()
  if (account.deactivated_at) throw refused("Dieses Konto ist gesperrt. Bitte rufen Sie uns an.")
  if (!account.activated_at) throw notActivated()
  await guess.welcome()
  return session.issueLogin(account.customer_id)
}
