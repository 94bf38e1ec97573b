import type { DeliveryTerms } from "../../rules/day-list"
import { completeRentalSettings } from "../../rules/rental-settings"
import { buffersOf } from "../../rules/rental-window"
import type { DeliveryTypeRecord, ProductRecords } from "./product-records"

type DeliverySources = Pick<ProductRecords, "delivery_types" | "restocking_days" | "settings">

/** What each delivery type means for one product, by its id, in their order. */
export function termsByDeliveryType({ delivery_types, restocking_days, settings }: DeliverySources) {
  const { dispatchCutOff } = completeRentalSettings(settings)
  return new Map(delivery_types.map((type) => [type.id, deliveryTerms(type, restocking_days, dispatchCutOff)]))
}

const deliveryTerms = (type: DeliveryTypeRecord, restockingDays: number, generalCutOff: string): DeliveryTerms => ({
  isPickup: type.price_rappen === 0,
  buffers: buffersOf({
    preparationDays: type.preparation_days,
    transitOutDays: type.transit_out_days,
    transitBackDays: type.transit_back_days,
    restockingDays,
  }),
  cutOff: type.cut_off_time ?? generalCutOff,
})
