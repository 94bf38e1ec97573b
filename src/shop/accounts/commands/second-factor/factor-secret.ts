import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { sealed, unsealed } from "../staff-logins/sealed"

/** The shop's own secret (`SESSION_SECRET`): with another one, factors have to be set up again. */
const shopSecret = (scope: MedusaContainer) =>
  String(scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig.http.jwtSecret)

/** Sealed for this user alone: in another's row it opens nothing. */
const purposeOf = (userId: string) => `staff-second-factor ${userId}`

export const sealedSecret = (scope: MedusaContainer, userId: string, secret: string) =>
  sealed(secret, shopSecret(scope), purposeOf(userId))

export const openedSecret = (scope: MedusaContainer, userId: string, seal: string) =>
  unsealed(seal, shopSecret(scope), purposeOf(userId))
