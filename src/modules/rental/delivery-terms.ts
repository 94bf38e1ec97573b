import { settings } from "../../config/settings"
import type { DeliveryTerms } from "../../domain/day-list"
import { buffersOf } from "../../domain/rental-window"
import type { DeliveryTypeRecord } from "./product-records"

interface DeliverySources {
  delivery_types: DeliveryTypeRecord[]
  restocking_days: number
}

/** What each delivery type means for one product, by its id, in their order. */
export const termsByDeliveryType = ({ delivery_types, restocking_days }: DeliverySources) =>
  new Map(delivery_types.map((type) => [type.id, deliveryTerms(type, restocking_days)]))

const deliveryTerms = (type: DeliveryTypeRecord, restockingDays: number): DeliveryTerms => ({
  isPickup: type.price_rappen === 0,
  buffers: buffersOf({
    preparationDays: type.preparation_days,
    transitOutDays: type.transit_out_days,
    transitBackDays: type.transit_back_days,
    restockingDays,
  }),
  cutOff: type.cut_off_time ?? settings.rental.dispatchCutOff,
})
