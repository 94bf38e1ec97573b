import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { StaffPeople } from "../../../contract/staff-people"
import { entriesOf } from "../../../modules/content/people"

/** References, team and testimonials. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffPeople>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [references, employees, testimonials] = await Promise.all([
    entriesOf(db, "references"),
    entriesOf(db, "employees"),
    entriesOf(db, "testimonials"),
  ])
  response.json({ references, employees, testimonials })
}
