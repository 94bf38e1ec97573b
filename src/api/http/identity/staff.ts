import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http"
import { refused } from "#platform/refusal"
import { staffOf } from "../staff-access/required-right"

/**
 * Who answers for a change: the staff member who asks, or the access of a machine. A key of neither is nobody.
 * @throws Refusal 400
 */
export function requireStaff(request: AuthenticatedMedusaRequest): string {
  const { machine } = staffOf(request)
  if (machine) return machine.id
  const { actor_type, actor_id } = request.auth_context
  if (actor_type !== "user") throw refused("general.staff_only")
  return actor_id
}
