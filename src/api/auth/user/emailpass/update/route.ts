import { getAuthContextFromJwtToken, type MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { parse } from "#api/http/parse"
import { toldAsMedusa } from "#api/http/staff-access/told-as-medusa"
import { confirmStaffReset, invalidResetLink } from "#shop/accounts/commands/staff-logins/confirm-reset"
import { staffPasswordBody } from "#shop/accounts/wire/staff-login"

interface ResetClaims {
  purpose?: unknown
  entity_id?: unknown
  jti?: unknown
}

/** What a reset link's token says. @throws Refusal 401 for any other token */
function claimsOf(request: MedusaRequest): { email: string; jti: string } {
  const { http } = request.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  const { authorization } = request.headers
  const claims: ResetClaims | null = getAuthContextFromJwtToken(
    authorization,
    String(http.jwtSecret),
    ["bearer"],
    ["user"],
  )
  const { purpose, entity_id, jti } = claims ?? {}
  if (purpose !== "reset" || typeof entity_id !== "string" || typeof jti !== "string") throw invalidResetLink()
  return { email: entity_id, jti }
}

/** Sets the password that the link of the mail is for. */
export const POST = toldAsMedusa(async (request, response) => {
  const link = claimsOf(request)
  const { password } = parse(staffPasswordBody, request.body)
  await confirmStaffReset(request.scope, { ...link, password })
  response.json({ success: true })
})
