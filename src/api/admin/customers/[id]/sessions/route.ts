import { doesToCustomer } from "#api/http/staff-routes"
import { endSessions } from "#shop/accounts/commands/by-staff/deactivate"

/** Signs the customer out on all devices. */
export const DELETE = doesToCustomer(endSessions)
