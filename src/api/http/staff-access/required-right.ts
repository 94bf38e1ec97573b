import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MachineScope } from "#kernel/machine-scopes"
import { LEAST_ROLE, mayDo, rolesWith, type StaffRight, type StaffRole } from "#kernel/staff-rights"
import { type Message, message } from "#kernel/wire/message"
import { refuse } from "#platform/refusal"
import type { LiveStaff } from "#shop/accounts/data/store/staff-logins"
import type { PlainCode } from "#texts/codes"
import { isBeforeFactor } from "./rights/before-factor"
import { fieldsElsewhere } from "./rights/machine-fields"
import { scopesFor } from "./rights/machine-may"
import { neededRight } from "./rights/route-rights"

interface Asking {
  role: StaffRole
  /** The owner wants a second factor of the role, and there is none yet. */
  mustSetUp: boolean
  /** The access of a machine, which has scopes in the place of a role's rights. */
  machine: LiveStaff["machine"]
}

const asking = new WeakMap<MedusaRequest, Asking>()

export const setStaff = (request: MedusaRequest, staff: Asking) => asking.set(request, staff)

/** Who asks, as it was when the request came. */
export const staffOf = (request: MedusaRequest): Asking =>
  asking.get(request) ?? { role: LEAST_ROLE, mustSetUp: false, machine: null }

/** The address as the router reads it, which `originalUrl` needn't be. */
const routedPath = ({ baseUrl, path }: MedusaRequest) => (path === "/" ? baseUrl : baseUrl + path)

const codeOf = (right: StaffRight) =>
  rolesWith(right).includes("office")
    ? ("accounts.role_office_needed" as const)
    : ("accounts.role_owner_needed" as const)

/**
 * @param code what is said without the right
 * @throws Refusal 409 in words: who asks is logged in and stays so, and the thing may well be there
 */
export function requireRight(request: MedusaRequest, right: StaffRight, code: PlainCode = codeOf(right)) {
  const { machine, role } = staffOf(request)
  if (machine) throw notAllowed(message("machine.not_for_machines"))
  if (!mayDo(role, right)) throw notAllowed(message(code))
}

/** The same where any of several rights would do. */
export function requireOneOf(request: MedusaRequest, rights: readonly [StaffRight, ...StaffRight[]]) {
  requireRight(request, rights.find((right) => mayDo(staffOf(request).role, right)) ?? rights[0])
}

/** @throws Refusal 409 that names the scopes of which one would do, or what of `fields` none opens here */
function requireScope(scopes: readonly MachineScope[], { method, query }: MedusaRequest, path: string) {
  const opening = scopesFor(method, path)
  if (opening.length === 0) throw notAllowed(message("machine.not_for_machines"))
  if (!opening.some((scope) => scopes.includes(scope)))
    throw notAllowed(message("machine.scope_needed", { scopes: opening.join(", ") }))
  const elsewhere = [query.fields ?? []].flat().flatMap((fields) => fieldsElsewhere(String(fields)))
  if (elsewhere.length > 0) throw notAllowed(message("machine.fields_elsewhere", { fields: elsewhere.join(", ") }))
}

function notAllowed(reason: Message) {
  return refuse(reason, { status: 409, told: { message: reason }, extra: { type: "not_allowed" } })
}

/** Lets by who has the right of the route, ours or Medusa's. @see docs/decisions/234-roles-of-staff.md */
export function routeRight(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) {
  const staff = asking.get(request)
  // Who isn't known here came to what is open to everybody.
  if (!staff) return next()
  const path = routedPath(request)
  if (staff.machine) requireScope(staff.machine.scopes, request, path)
  if (staff.mustSetUp && !isBeforeFactor(request.method, path)) throw notAllowed(message("accounts.factor_needed"))
  if (!staff.machine) requireRight(request, neededRight(request.method, path))
  next()
}
