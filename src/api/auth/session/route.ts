import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { SESSION_MODULE } from "#shop/accounts/data/index"
import type SessionModuleService from "#shop/accounts/data/service"
import { staffContextOf } from "../../http/staff-access/live-staff"

/** What of express-session is used; Medusa types a session as anything. */
interface CookieSession {
  auth_context?: unknown
  regenerate(done: (error?: unknown) => void): void
  destroy(done: (error?: unknown) => void): void
}

const done = (act: (callback: (error?: unknown) => void) => void) =>
  new Promise<void>((resolve, reject) => act((error) => (error ? reject(error) : resolve())))

/** A session for the browser that sends the token; with a name of its own, which nobody could have planted. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const user = staffContextOf(request)
  await done((callback) => (request.session as CookieSession).regenerate(callback))
  ;(request.session as CookieSession).auth_context = user
  response.json({ user })
}

/** Logs out: the login ends, and with it the token that the session was made of. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const { login_id } = staffContextOf(request) ?? {}
  if (typeof login_id === "string")
    await request.scope.resolve<SessionModuleService>(SESSION_MODULE).endStaffLogin(login_id)
  await done((callback) => (request.session as CookieSession).destroy(callback))
  const { cookieOptions } = request.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  response.clearCookie("connect.sid", cookieOptions)
  response.json({ success: true })
}
