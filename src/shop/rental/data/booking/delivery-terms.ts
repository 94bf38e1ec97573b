import type { DeliveryTerms, ShopMoment } from "../../rules/day-list"
import { completeRentalSettings } from "../../rules/rental-settings"
import { buffersOf } from "../../rules/rental-window"
import { daysBarredByRule } from "../day-rules"
import { ownTimes } from "../delivery-rules"
import type { DeliveryTypeRecord, ProductRecords } from "./product-records"

type DeliverySources = Pick<
  ProductRecords,
  "product_id" | "has_units" | "delivery_types" | "restocking_days" | "settings"
>

/** What each delivery type means for one product, by its id, in their order. */
export const termsByDeliveryType = (product: DeliverySources, moment: ShopMoment) =>
  new Map(product.delivery_types.map((type) => [type.id, deliveryTerms(type, product, moment)]))

function deliveryTerms(
  { id, slug, price_rappen, ...type }: DeliveryTypeRecord,
  { product_id, has_units, restocking_days, settings }: DeliverySources,
  moment: ShopMoment,
): DeliveryTerms {
  const delivery = { id, slug, isPickup: price_rappen === 0 }
  const { leadDays, cutOff } = ownTimes(delivery, { leadDays: type.lead_days, cutOff: type.cut_off_time })
  return {
    isPickup: delivery.isPickup,
    hasUnits: has_units,
    buffers: buffersOf({
      preparationDays: type.preparation_days,
      transitOutDays: type.transit_out_days,
      transitBackDays: type.transit_back_days,
      restockingDays: restocking_days,
    }),
    leadDays,
    cutOff: cutOff ?? completeRentalSettings(settings).dispatchCutOff,
    barred: daysBarredByRule({ productId: product_id, delivery }, moment),
  }
}
