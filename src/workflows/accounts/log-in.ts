import type { MedusaContainer } from "@medusajs/framework/types"
import { settings } from "../../config/settings"
import type { LoginBody } from "../../contract"
import { refused, refusedInput } from "../../lib/shop-error"
import { SESSION_MODULE } from "../../modules/session"
import type SessionModuleService from "../../modules/session/service"
import { loginEmail } from "../../modules/session/store/accounts"
import { subjectOf } from "../../modules/session/store/attempts"
import { countAttempt, limitRule, slowDown } from "./limits"
import { passwordIdentityOf } from "./password-identity"
import { isPasswordOf } from "./passwords"

const LIMITS = settings.limits

/** The 10th failure is refused, so nine are let through. */
const belowRefusal = ({ attempts, minutes }: { attempts: number; minutes: number }) => ({
  attempts: attempts - 1,
  minutes,
})

const notActivated = () =>
  refusedInput({ non_field_errors: ["Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse."] }, { code: "not_activated" })

/**
 * Exchanges e-mail and password for a login token. Every attempt counts as a failure until it has succeeded, so that
 * simultaneous guesses can't slip through; unknown accounts are counted, delayed and compared as known ones are.
 * @param address where the attempt comes from
 * @throws ShopError 400 for a wrong pair or an account not yet activated, 429 beyond the limits (ruling 2)
 */
export async function logIn(scope: MedusaContainer, body: LoginBody, address: string): Promise<string> {
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  const email = loginEmail(body.username)
  const account = await session.accountByEmail(email)
  const place = subjectOf(address)
  const isKnownPlace = await session.isKnownAddress(account?.customer_id ?? "", place)

  const pair = limitRule("login-account-address", belowRefusal(LIMITS.loginPerAccountAndAddress), email, address)
  const everywhere = limitRule("login-address", LIMITS.loginPerAddress, address)
  const strangers = limitRule("login-account", LIMITS.loginPerAccount, email)
  const attempt = await countAttempt(session, pair, everywhere, ...(isKnownPlace ? [] : [strangers]))
  await slowDown(attempt.earlier[0] + 1, LIMITS.loginDelayFrom)

  const isRight = await isPasswordOf((await passwordIdentityOf(scope, email))?.hash ?? null, body.password)
  if (!isRight || !account) throw refused("E-Mail-Adresse oder Passwort ist nicht richtig.")
  await session.forgetAttempt(attempt)
  if (account.deactivated_at) throw refused("Dieses Konto ist gesperrt. Bitte rufen Sie uns an.")
  if (!account.activated_at) throw notActivated()
  await session.forgetAttempts(pair)
  await session.rememberAddress(account.customer_id, place)
  return session.issueLogin(account.customer_id)
}
