import { makes } from "#api/http/staff-routes"
import { addService } from "#shop/fleet/commands/terms/purposes-and-services"
import { serviceBody } from "#shop/fleet/wire/staff-rental-configuration"

/** Adds a service at the end of their list; products offer it once they say so. */
export const POST = makes(serviceBody, addService)
