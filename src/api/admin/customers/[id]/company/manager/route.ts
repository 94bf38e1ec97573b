import { doesToCustomer } from "#api/http/staff-routes"
import { letManageByStaff } from "#shop/companies/commands/let-manage-by-staff"

/** Lets the customer manage his company's account, which nobody can. */
export const POST = doesToCustomer(letManageByStaff)
