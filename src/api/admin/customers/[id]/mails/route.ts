import { changesCustomer } from "#api/http/staff-routes"
import { sendLinkByStaff } from "#shop/accounts/commands/by-staff/send-link"
import { customerMailBody } from "#shop/accounts/wire/staff-customers"

/** Sends the customer a link to activate the account or to set a new password. */
export const POST = changesCustomer(customerMailBody, sendLinkByStaff)
