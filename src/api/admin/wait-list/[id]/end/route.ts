import { does } from "#api/http/staff-routes"
import { endEntryByStaff } from "#shop/wait-list/commands/end-by-staff"

/** Takes one off the list. */
export const POST = does(endEntryByStaff)
