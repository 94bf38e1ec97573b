import { doesToCustomer, reads } from "#api/http/staff-routes"
import { removeByStaff } from "#shop/companies/commands/remove-by-staff"
import { staffCompanyOf } from "#shop/companies/queries/staff-company"
import type { StaffCompanyAnswer } from "#shop/companies/wire/staff-companies"

/** The company's account that the customer belongs to. */
export const GET = reads<StaffCompanyAnswer>(({ db, id }) => staffCompanyOf(db, id))

/** Takes the customer out of his company's account. */
export const DELETE = doesToCustomer(removeByStaff)
