import type { SandboxRequest } from "../../sandbox/wire"
import type { Behaviour, Scope } from "./options"
import { Refusal } from "./refusal"

/** What the bearer may do. @throws Refusal 401 */
export function scopesOf({ headers }: SandboxRequest, { tokens }: Behaviour): readonly Scope[] {
  const [, token = ""] = /^Bearer (.+)$/.exec(headers.authorization ?? "") ?? []
  const scopes = new Map(Object.entries(tokens)).get(token)
  if (!scopes) throw new Refusal(401, "Invalid token.")
  return scopes
}

/** @throws Refusal 415 unless JSON is asked for by name, 411 for a body of unknown length */
export function assertReadable({ headers, method }: SandboxRequest) {
  if (!headers.accept?.includes("application/json")) throw new Refusal(415, "Accept must be application/json")
  if (method === "POST" && headers["transfer-encoding"]) throw new Refusal(411, "Content-Length is missing")
}

/** @throws Refusal 403 */
export function assertScope(scopes: readonly Scope[], needed: Scope | null) {
  if (needed === null || scopes.includes(needed)) return
  const edit = needed.replace(/_show$/, "_edit") as Scope
  if (!scopes.includes(edit)) throw new Refusal(403, "Insufficient permissions")
}
