import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http"
import { refused } from "#platform/refusal"

/** The staff member who asks; an API key is nobody who could answer for a change. @throws Refusal 400 */
export function requireStaff({ auth_context: { actor_type, actor_id } }: AuthenticatedMedusaRequest): string {
  if (actor_type !== "user") throw refused("general.staff_only")
  return actor_id
}
