import type { ShopSettings } from "#shop/settings/wire/shop-settings"
import type { OrderRecord } from "../../queries/order-record"
import type { RentalLine } from "../../queries/rental-status"

/** What has to be known before a rental is changed in a transaction: inside it, nothing may wait for another connection. */
export interface KnownRental {
  order: OrderRecord
  line: RentalLine
  settings: ShopSettings
}
