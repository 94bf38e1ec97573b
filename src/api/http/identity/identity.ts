import type { MedusaRequest } from "@medusajs/framework/http"
import { message } from "#kernel/wire/message"
import { loginRequired, refuse } from "#platform/refusal"
import { SESSION_MODULE } from "#shop/accounts/data/index"
import type SessionModuleService from "#shop/accounts/data/service"
import type { Login } from "#shop/accounts/data/store/login-tokens"

export type SignedInCustomer = Login

const seen = new WeakMap<MedusaRequest, Promise<SignedInCustomer | null>>()

/** The token of `Authorization: Token …`, as the browser sends it with every request. */
export function loginTokenOf(req: MedusaRequest): string | null {
  return /^Token +(\S+)$/i.exec(req.headers.authorization ?? "")?.[1] ?? null
}

/** Whose a login's token is; before staff change anything in a customer's name, it is written down. */
export async function customerOfToken(req: MedusaRequest, token: string): Promise<SignedInCustomer | null> {
  const login = await sessionOf(req).loginOfToken(token)
  if (login?.impersonationId && !isReading(req))
    await sessionOf(req).noteImpersonation(login.impersonationId, "called", callOf(req))
  return login
}

const sessionOf = (req: MedusaRequest) => req.scope.resolve<SessionModuleService>(SESSION_MODULE)
const isReading = ({ method }: MedusaRequest) => method === "GET" || method === "HEAD"

/** The call by its pattern: filled paths carry tokens and identifiers. */
const callOf = ({ method, route }: MedusaRequest) => `${method} ${typeof route?.path === "string" ? route.path : ""}`

/** Who is signed in; null without a login or with one that has ended. For calls that need none. Looked up once. */
export function customerOf(req: MedusaRequest): Promise<SignedInCustomer | null> {
  const known = seen.get(req)
  if (known) return known
  const token = loginTokenOf(req)
  const looking = token ? customerOfToken(req, token) : Promise.resolve(null)
  seen.set(req, looking)
  return looking
}

/** @throws Refusal 403: the call needs a login (ruling 2) */
export async function requireCustomer(req: MedusaRequest): Promise<SignedInCustomer> {
  const customer = await customerOf(req)
  if (!customer) throw loginRequired()
  return customer
}

const IN_PERSON = message("general.in_person_only")

/**
 * For what staff may not do in a customer's name: whatever takes his account or his data away from him.
 * @throws Refusal 403 without a login, 400 while staff act for the customer (never 403: the browser would log out)
 * @see ruling 6
 */
export async function requireCustomerInPerson(req: MedusaRequest): Promise<SignedInCustomer> {
  const customer = await requireCustomer(req)
  if (customer.impersonationId === null) return customer
  await sessionOf(req).noteImpersonation(customer.impersonationId, "refused", callOf(req))
  throw refuse(IN_PERSON, { told: { error: IN_PERSON } })
}
