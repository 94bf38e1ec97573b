import type { MedusaRequest } from "@medusajs/framework/http"
import { SESSION_MODULE } from "../../modules/session"
import type SessionModuleService from "../../modules/session/service"
import { loginRequired } from "./errors"

export interface SignedInCustomer {
  customerId: string
}

const seen = new WeakMap<MedusaRequest, Promise<SignedInCustomer | null>>()

/** The token of `Authorization: Token …`, as the browser sends it with every request. */
export function loginTokenOf(req: MedusaRequest): string | null {
  return /^Token +(\S+)$/i.exec(req.headers.authorization ?? "")?.[1] ?? null
}

async function lookUp(req: MedusaRequest): Promise<SignedInCustomer | null> {
  const token = loginTokenOf(req)
  if (!token) return null
  const customerId = await req.scope.resolve<SessionModuleService>(SESSION_MODULE).customerOfToken(token)
  return customerId === null ? null : { customerId }
}

/** Who is signed in; null without a login or with one that has ended. For calls that need none. Looked up once. */
export function customerOf(req: MedusaRequest): Promise<SignedInCustomer | null> {
  const known = seen.get(req)
  if (known) return known
  const looking = lookUp(req)
  seen.set(req, looking)
  return looking
}

/** @throws ShopError 403: the call needs a login (ruling 2) */
export async function requireCustomer(req: MedusaRequest): Promise<SignedInCustomer> {
  const customer = await customerOf(req)
  if (!customer) throw loginRequired()
  return customer
}
