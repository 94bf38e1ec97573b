import type { MedusaRequest } from "@medusajs/framework/http"
import { settings } from "#config/settings"
import { digest } from "#platform/idempotency/seal"
import type { Caller } from "#platform/idempotency/store"
import { SESSION_MODULE } from "#shop/accounts/data/index"
import type SessionModuleService from "#shop/accounts/data/service"
import { clientAddress } from "../identity/client-address"
import { loginTokenOf } from "../identity/identity"
import { staffContextOf } from "../staff-access/live-staff"

const { staffKeys, customerKeys, addressKeys } = settings.idempotency

export interface KeyOwner {
  caller: Caller
  /** Whose the key is: the same for whoever has no login, wherever he comes from, since a phone changes its address between two tries. */
  namespace: string
}

const known = (name: string, mostKeys: number): KeyOwner => ({
  caller: { name, isAnonymous: false, mostKeys },
  namespace: name,
})

/** Who the key belongs to, and who it counts for. The login is looked up here, and again by the call, which writes down who acts in whose name. */
export async function keyOwner(request: MedusaRequest, secret: string): Promise<KeyOwner> {
  const staff = staffContextOf(request)
  if (staff?.actor_id) return known(`${staff.actor_type}:${staff.actor_id}`, staffKeys)
  const token = loginTokenOf(request)
  const login = token && (await request.scope.resolve<SessionModuleService>(SESSION_MODULE).loginOfToken(token))
  if (login) return known(`customer:${login.customerId}:${login.impersonationId ?? ""}`, customerKeys)
  const name = `address:${digest(secret, "address", clientAddress(request)).toString("base64url")}`
  return { caller: { name, isAnonymous: true, mostKeys: addressKeys }, namespace: "anybody" }
}
