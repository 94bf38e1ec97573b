import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http"
import type { CustomerByStaff } from "#shop/accounts/commands/by-staff/customer-change"
import { requireStaff } from "./staff"

/** The customer of the path, and the staff member who asks. @throws Refusal 400 */
export const byStaff = (request: AuthenticatedMedusaRequest): CustomerByStaff => ({
  customerId: request.params.id,
  staffId: requireStaff(request),
})
