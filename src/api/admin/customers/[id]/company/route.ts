import { changesCustomer, doesToCustomer, reads } from "#api/http/staff-routes"
import { editCompanyByStaff } from "#shop/companies/commands/edit-by-staff"
import { removeByStaff } from "#shop/companies/commands/remove-by-staff"
import { staffCompanyOf } from "#shop/companies/queries/staff-company"
import { type StaffCompanyAnswer, staffCompanyBody } from "#shop/companies/wire/staff-companies"

/** The company's account that the customer belongs to. */
export const GET = reads<StaffCompanyAnswer>(({ db, id }) => staffCompanyOf(db, id))

/** Changes its name and number. */
export const POST = changesCustomer(staffCompanyBody, editCompanyByStaff)

/** Takes the customer out of his company's account. */
export const DELETE = doesToCustomer(removeByStaff)
