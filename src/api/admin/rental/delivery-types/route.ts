import { makes } from "#api/http/staff-routes"
import { addDeliveryType } from "#shop/fleet/commands/terms/delivery-types"
import { deliveryTypeBody } from "#shop/fleet/wire/staff-rental-configuration"

/** Adds a delivery type at the end of their list. */
export const POST = makes(deliveryTypeBody, addDeliveryType)
