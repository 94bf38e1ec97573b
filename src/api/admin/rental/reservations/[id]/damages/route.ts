import { changes } from "#api/http/staff-routes"
import { recordDamageByStaff } from "#shop/fleet/commands/record-damage"
import { damageBody } from "#shop/fleet/wire/staff-handover"

/** Keeps a damage that was found later, and charges it. */
export const POST = changes(damageBody, recordDamageByStaff)
