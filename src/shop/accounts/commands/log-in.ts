import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { message } from "#kernel/wire/message"
import { assertRoomToHash } from "#platform/passwords/hash-turns"
import { refuse, refused } from "#platform/refusal"
import { withinTransaction } from "#platform/transaction/within-transaction"
import { SESSION_MODULE } from "../data"
import type SessionModuleService from "../data/service"
import { loginEmail } from "../data/store/accounts"
import type { LoginBody } from "../wire/account"
import { beginGuess } from "./guesses"
import { passwordIdentityOf } from "./passwords/password-identity"
import { isPasswordOf } from "./passwords/passwords"

const wrongPair = () => refused("accounts.wrong_pair")
const blocked = () => refused("accounts.blocked_call_us")
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
  const hash = (await passwordIdentityOf(scope, email))?.hash ?? null
  if (!(await isPasswordOf(hash, body.password)) || hash === null || !account) throw wrongPair()
  await guess.takeBack()
  if (account.deactivated_at) throw blocked()
  if (!account.activated_at) throw notActivated()
  await guess.welcome()
  return loginWith(scope, { customerId: account.customer_id, email, hash })
}

interface Proved {
  customerId: string
  email: string
  /** What the password was compared with. */
  hash: string
}

/**
 * A login, if that is still the password: comparing takes its time, and who meanwhile ends all logins means this one too.
 * @see docs/decisions/276-a-login-that-was-under-way.md
 */
function loginWith(scope: MedusaContainer, { customerId, email, hash }: Proved): Promise<string> {
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  return scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    const account = await session.lockAccount(customerId, trx)
    const auth = scope.resolve(Modules.AUTH)
    const now = await withinTransaction(auth, trx, (context) => passwordIdentityOf(scope, email, context))
    if (!account || now?.hash !== hash) throw wrongPair()
    if (account.deactivated_at) throw blocked()
    return session.issueLogin(customerId, trx)
  })
}
