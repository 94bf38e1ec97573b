import { makes } from "#api/http/staff-routes"
import { addPurpose } from "#shop/fleet/commands/terms/purposes-and-services"
import { purposeBody } from "#shop/fleet/wire/staff-rental-configuration"

/** Adds a purpose at the end of their list. */
export const POST = makes(purposeBody, addPurpose)
