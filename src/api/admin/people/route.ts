import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { entriesOf } from "#shop/content/data/people"
import type { StaffPeople } from "#shop/content/wire/staff-people"

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
