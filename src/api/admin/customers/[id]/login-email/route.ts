import { changesCustomer } from "#api/http/staff-routes"
import { changeLoginByStaff } from "#shop/accounts/commands/by-staff/change-login-email"
import { loginEmailBody } from "#shop/accounts/wire/staff-customers"

/** Another e-mail to log in with; both addresses are told. */
export const POST = changesCustomer(loginEmailBody, (scope, by, { email }) => changeLoginByStaff(scope, by, email))
