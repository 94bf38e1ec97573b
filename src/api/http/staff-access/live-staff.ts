import type {
  AuthContext,
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http"
import { tooManyAttempts } from "#platform/refusal"
import { SESSION_MODULE } from "#shop/accounts/data/index"
import type SessionModuleService from "#shop/accounts/data/service"
import { shopSettings } from "#shop/settings/queries/shop-settings"
import { setStaff } from "./required-right"

/** What Medusa read from the token or the session, and who we wrote into it. */
export interface StaffContext extends AuthContext {
  /** The login that token and session stand for. */
  login_id?: unknown
  /** The sealed login of somebody who is about to accept an invitation. */
  registration?: unknown
  /** Nobody yet: the password was right, the code is still asked for. */
  is_challenge?: unknown
}

/** Undefined where Medusa asks for no login. */
export const staffContextOf = (request: MedusaRequest): StaffContext | undefined =>
  (request as Partial<AuthenticatedMedusaRequest>).auth_context

/** What of `/admin` Medusa leaves open to who isn't one of the staff yet. */
const OPEN = new Set(["GET /admin/feature-flags", "HEAD /admin/feature-flags", "POST /admin/invites/accept"])
const isOpen = ({ method, originalUrl }: MedusaRequest) => OPEN.has(`${method} ${originalUrl.split("?")[0]}`)

/** @throws Refusal 429 */
async function countMachineCall({ scope }: MedusaRequest, id: string) {
  const waitS = await scope.resolve<SessionModuleService>(SESSION_MODULE).countMachineCall(id)
  if (waitS !== null) throw tooManyAttempts(waitS)
}

/**
 * A right takes effect at each request: Medusa believes a token or a session until its time is over, whatever became of
 * who it was made for. Who was deleted, has logged out or has a new password is refused as who never logged in.
 */
export async function liveStaff(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  const caller = staffContextOf(request)
  if (!caller && isOpen(request)) return next()
  const staff = caller ? await request.scope.resolve<SessionModuleService>(SESSION_MODULE).liveStaff(caller) : null
  if (staff === null) return response.status(401).json({ message: "Unauthorized" })
  const { secondFactorFor } = (await shopSettings(request.scope)).access
  const mustSetUp = !staff.has_factor && secondFactorFor.includes(staff.role)
  setStaff(request, { role: staff.role, mustSetUp, machine: staff.machine })
  if (staff.machine) await countMachineCall(request, staff.machine.id)
  next()
}
