import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import * as z from "zod/mini"
import { settings } from "#config/settings"
import { SESSION_MODULE } from "../../data"
import type SessionModuleService from "../../data/service"
import { loginEmail } from "../../data/store/accounts"
import type { StaffRegisterBody } from "../../wire/staff-login"
import { countAttempt, limitRule } from "../limits"
import { passwordHash } from "../passwords/passwords"
import { sealed, unsealed } from "./sealed"
import { registrationToken } from "./tokens"

const PURPOSE = "staff-registration"
const registration = z.object({ email: z.string(), hash: z.string() })

/** The login that an invited person has chosen. */
export type Registration = z.infer<typeof registration>

const secretOf = (scope: MedusaContainer) =>
  String(scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig.http.jwtSecret)

/**
 * Keeps a chosen e-mail and password for the acceptance of an invitation, in the answer alone: nothing is written, so
 * that nobody can take an e-mail, and the answer is the same for every e-mail.
 * @throws Refusal 429 beyond the address's limit
 */
export async function registerStaff(
  scope: MedusaContainer,
  { email, password }: StaffRegisterBody,
  address: string,
): Promise<string> {
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  await countAttempt(session, limitRule("staff-registration", settings.limits.staffRegistration, address))
  const chosen: Registration = { email: loginEmail(email), hash: await passwordHash(password) }
  return registrationToken(scope, sealed(JSON.stringify(chosen), secretOf(scope), PURPOSE))
}

/** What `registerStaff` kept; null for anything else. */
export function registrationOf(scope: MedusaContainer, seal: unknown): Registration | null {
  const text = typeof seal === "string" ? unsealed(seal, secretOf(scope), PURPOSE) : null
  return text === null ? null : registration.parse(JSON.parse(text))
}
