import { fromWireMoney, type Rappen } from "#kernel/money"
import type { SpecialPriceWire } from "#shop/lines/wire/line"

export interface OwnPriceFacts {
  percent: string | null
  list: Rappen
}

/** Of a line that costs the customer less than others. */
export const ownPriceOf = ({ list_subtotal: list, discount_percent }: SpecialPriceWire): OwnPriceFacts | null =>
  list === undefined ? null : { percent: discount_percent ?? null, list: fromWireMoney(list) }
