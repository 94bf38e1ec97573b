import { francsFromRappen } from "#kernel/money"
import { linesToOrder } from "#shop/cart/commands/lines-to-order"
import { orderLineData, shippingMethodData } from "#shop/cart/commands/order-lines"
import type { ShopTerms } from "#shop/cart/commands/shop-terms"
import { totalsRates } from "#shop/cart/queries/totals-rates"
import { orderOf } from "#shop/erp/queries/mirror/__tests__/order-for-erp"
import { cartTotals } from "#shop/lines/rules/cart-totals"
import type { StoredCharge } from "#shop/lines/rules/line-charge"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import type { OrderTotals } from "#shop/lines/rules/totals"
import type { OrderRecord } from "#shop/orders/queries/order-record"
import { ROUNDING_CODE } from "#shop/settings/rules/medusa-codes"
import { storedLine } from "./shop-cart"

export interface PlacedOrder {
  /** As the checkout answers. */
  totals: OrderTotals
  /** What Medusa is handed. */
  items: ReturnType<typeof orderLineData>
  methods: ReturnType<typeof shippingMethodData>
  /** What is read back of it. */
  order: OrderRecord
}

/** A cart's lines on their way through the checkout into Medusa's order, and back from there. */
export function placedOrder({ catalogue, settings, vat }: ShopTerms, lines: readonly ShopLine[]): PlacedOrder {
  const ordered = linesToOrder(lines, catalogue)
  const rates = totalsRates(settings.sales)
  const totals = cartTotals(lines, rates)
  const items = orderLineData(ordered, totals, vat)
  const methods = shippingMethodData(ordered, totals, vat, "option")
  const codeOf = ({ data }: (typeof methods)[number]) => ("code" in data ? data.code : undefined)
  const isCharge = ({ data }: (typeof methods)[number]) => "is_refundable" in data
  const sumOf = (some: typeof methods) =>
    String(some.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100)
  const order = orderOf(items.map(readBack), {
    total: String(francsFromRappen(totals.total)),
    shipping: sumOf(methods.filter((one) => codeOf(one) !== ROUNDING_CODE && !isCharge(one))),
    rounding: sumOf(methods.filter((one) => codeOf(one) === ROUNDING_CODE)),
    charges: methods.filter(isCharge).map(({ data, amount }) => ({ ...(data as StoredCharge), amount })),
    vat_permille: String(vat.vatPermille),
    rates: { vatPermille: vat.vatPermille, grossStep: rates.grossStep },
  })
  return { totals, items, methods, order }
}

const readBack = (item: ReturnType<typeof orderLineData>[number]): ShopLine =>
  storedLine({ ...item, product_id: item.product_id, variant_id: item.variant_id })
