import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateJwtToken } from "@medusajs/framework/utils"
import { PASSWORD_PROVIDER } from "../passwords/passwords"

/** What of Medusa's settings makes its tokens. */
const tokenSettings = (scope: MedusaContainer) => {
  const { http } = scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  return { secret: http.jwtSecret, expiresIn: http.jwtExpiresIn, jwtOptions: http.jwtOptions }
}

interface StaffLogin {
  userId: string
  identityId: string
  loginId: string
}

/** A token as Medusa's admin API takes it, which stands for a login and ends with it. */
export const staffToken = (scope: MedusaContainer, { userId, identityId, loginId }: StaffLogin): string =>
  generateJwtToken(
    {
      actor_id: userId,
      actor_type: "user",
      auth_identity_id: identityId,
      auth_provider: PASSWORD_PROVIDER,
      mfa_enabled: false,
      mfa_challenge_completed_at: null,
      app_metadata: { user_id: userId },
      user_metadata: {},
      login_id: loginId,
    },
    tokenSettings(scope),
  )

const REGISTRATION_LIFE = "15m"

/** A token of nobody yet: all it can do is to accept an invitation. */
export const registrationToken = (scope: MedusaContainer, registration: string): string =>
  generateJwtToken(
    { actor_id: "", actor_type: "user", auth_identity_id: "registration", app_metadata: {}, registration },
    { ...tokenSettings(scope), expiresIn: REGISTRATION_LIFE },
  )

const CHALLENGE_LIFE = "5m"

/** A token of nobody yet, which opens nothing: the commerce admin wants one before it asks for the code. */
export const challengeToken = (scope: MedusaContainer): string =>
  generateJwtToken(
    { actor_id: "", actor_type: "user", auth_identity_id: "challenge", app_metadata: {}, is_challenge: true },
    { ...tokenSettings(scope), expiresIn: CHALLENGE_LIFE },
  )

/** The key of a link that sets a new password, as the admin's page for it reads it. @param jti works once */
export const resetToken = (scope: MedusaContainer, email: string, jti: string, seconds: number): string => {
  const { secret, jwtOptions } = tokenSettings(scope)
  return generateJwtToken(
    { entity_id: email, provider: PASSWORD_PROVIDER, actor_type: "user", purpose: "reset" },
    { secret, expiresIn: seconds, jwtOptions: { ...jwtOptions, jwtid: jti } },
  )
}
