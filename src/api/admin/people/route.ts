import { reads } from "#api/http/staff-routes"
import { entriesOf } from "#shop/content/data/people"
import type { StaffPeople } from "#shop/content/wire/staff-people"

/** References, team and testimonials. */
export const GET = reads<StaffPeople>(async ({ db }) => {
  const [references, employees, testimonials] = await Promise.all([
    entriesOf(db, "references"),
    entriesOf(db, "employees"),
    entriesOf(db, "testimonials"),
  ])
  return { references, employees, testimonials }
})
