import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { refusedInput } from "../../lib/shop-error"
import { SESSION_MODULE } from "../../modules/session"
import type SessionModuleService from "../../modules/session/service"
import { loginEmail } from "../../modules/session/store/accounts"
import { PASSWORD_PROVIDER } from "./passwords"

/** @see ruling 2: sign-up of a known e-mail */
export const emailTaken = () =>
  refusedInput({ email: ["Diese E-Mail-Adresse ist bereits registriert."] }, { code: "email_exists" })

/** Whether the e-mail logs somebody in already: a customer, or staff, whose logins live in the same place. */
export async function isEmailTaken(scope: MedusaContainer, email: string): Promise<boolean> {
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  if (await session.accountByEmail(email)) return true
  const identities = await scope
    .resolve(Modules.AUTH)
    .listProviderIdentities({ provider: PASSWORD_PROVIDER, entity_id: loginEmail(email) }, { take: 1 })
  return identities.length > 0
}
