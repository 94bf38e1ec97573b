import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { settings } from "../../config/settings"
import { waitInWords } from "../../domain/format-wait"
import { SESSION_MODULE } from "../../modules/session"
import type SessionModuleService from "../../modules/session/service"
import { loginEmail } from "../../modules/session/store/accounts"
import { limitRule } from "../../workflows/accounts/limits"
import { clientAddress } from "./client-address"

/** Medusa lets guess staff passwords without end: failures are limited per account and address as customers' are. */
export async function limitStaffLogin(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const session = req.scope.resolve<SessionModuleService>(SESSION_MODULE)
  const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER)
  const email = loginEmail(String((req.body as { email?: unknown } | undefined)?.email ?? ""))
  const limit = settings.limits.loginPerAccountAndAddress
  const attempt = await session.beginAttempt([limitRule("staff-login", limit, email, clientAddress(req))])
  if (attempt.isRefused) {
    const retryAfterS = Math.ceil(attempt.retryAfterS)
    res
      .status(429)
      .set("Retry-After", String(retryAfterS))
      .json({
        type: "too_many_requests",
        message: `Zu viele Versuche. Bitte versuchen Sie es ${waitInWords(retryAfterS)} erneut.`,
      })
    return
  }
  res.on("finish", () => {
    if (res.statusCode >= 300) return
    session.forgetAttempt(attempt).catch((error: Error) => logger.warn(`Staff login stays counted: ${error.message}`))
  })
  next()
}
