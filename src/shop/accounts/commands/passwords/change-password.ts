import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { settings } from "#config/settings"
import { message } from "#kernel/wire/message"
import { assertRoomToHash } from "#platform/passwords/hash-turns"
import { loginRequired, refuse } from "#platform/refusal"
import { SESSION_MODULE } from "../../data"
import type SessionModuleService from "../../data/service"
import { voidLinks } from "../../data/store/link-tokens"
import type { ChangePasswordBody } from "../../wire/account"
import { countAttempt, limitRule } from "../limits"
import { promisePasswordChangedMail } from "./password-changed-mail"
import { passwordIdentityOf, replacePassword } from "./password-identity"
import { isPasswordOf, passwordHash } from "./passwords"

const WRONG = message("accounts.current_password_wrong")

/** `error` is what the page reads (spec "customer area" §8). */
const wrongPassword = () => refuse(WRONG, { field: "current_password", told: { error: WRONG } })

/**
 * Changes the password of who knows the current one, and ends all logins but a new one and every link that was sent before.
 * Of two changes at once the second has to know the password of the first.
 * @returns the new login's token
 * @throws Refusal 400 for a wrong current password, 429 after ten of them in 15 minutes, 503 while too many
 * passwords wait
 */
export async function changePassword(
  scope: MedusaContainer,
  customerId: string,
  { current_password, new_password }: ChangePasswordBody,
): Promise<string> {
  assertRoomToHash()
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  const rule = limitRule("password-change", settings.limits.loginPerAccountAndAddress, customerId)
  const attempt = await countAttempt(session, rule)
  const { email } = await session.retrieveAccount(customerId)
  const known = await passwordIdentityOf(scope, email)
  if (!known || !(await isPasswordOf(known.hash, current_password))) throw wrongPassword()
  const hash = await passwordHash(new_password)
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const token = await database.transaction(async (transaction) => {
    const account = await session.lockAccount(customerId, transaction)
    // Staff may have closed it meanwhile: a login made now would work once it is open again.
    if (!account || account.deactivated_at) throw loginRequired()
    if (!(await replacePassword(scope, transaction, email, hash, known.hash))) throw wrongPassword()
    await session.markPasswordChanged(customerId, transaction)
    await voidLinks(transaction, customerId)
    await session.endLogins(customerId, transaction)
    await promisePasswordChangedMail(transaction, { customerId, email })
    return session.issueLogin(customerId, transaction)
  })
  await session.forgetAttempt(attempt)
  return token
}
