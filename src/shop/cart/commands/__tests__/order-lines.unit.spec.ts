import { describe, expect, it } from "vitest"
import type { CatalogueChoice } from "#area/catalogue"
import { cartTotals } from "#shop/lines/rules/cart-totals"
import type { LineCharge } from "#shop/lines/rules/line-charge"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import { VAT_ROUNDING_CODE } from "../../rules/vat-lines"
import { type OrderedLine, orderLineData, shippingMethodData } from "../order-lines"

const VAT = { taxRateId: "txr_vat", vatPermille: 81 }
const RATES = { vatPermille: 81, shippingFee: 1_005, grossStep: 1 }

const charge = (amount: number, isRefundable = false): LineCharge => ({ code: "deposit", amount, isRefundable })

function ordered(unitPrice: number, changes: Partial<ShopLine> = {}): OrderedLine {
  const line: ShopLine = {
    id: `line-${unitPrice}`,
    productId: "prod",
    variantId: "variant",
    productName: "Einsatz",
    choiceName: "",
    thumbnail: null,
    category: "purchase",
    quantity: 1,
    unitPrice,
    total: unitPrice,
    companionOf: null,
    pricedAt: new Date("2026-11-24T08:00:00Z"),
    rental: null,
    charges: [],
    quote: null,
    special: null,
    ...changes,
  }
  return { orderLineId: `ordli-${unitPrice}`, line, choice: { sku: "EINSATZ" } as CatalogueChoice }
}

/** What of the order carries the rounding of its VAT, with its price in francs and the rounding's rate. */
function roundingOf(lines: OrderedLine[]) {
  const totals = cartTotals(
    lines.map(({ line }) => line),
    RATES,
  )
  const parts = [
    ...orderLineData(lines, totals, VAT).map(({ unit_price, tax_lines }) => ({ price: unit_price, tax_lines })),
    ...shippingMethodData(lines, totals, VAT, null).flatMap((method) =>
      "tax_lines" in method ? [{ price: method.amount, tax_lines: method.tax_lines }] : [],
    ),
  ]
  return parts.flatMap(({ price, tax_lines }) =>
    tax_lines.filter(({ code }) => code === VAT_ROUNDING_CODE).map(({ rate }) => [price, Number(rate.toFixed(6))]),
  )
}

describe("the rounding of an order's VAT", () => {
  it.each<[string, OrderedLine[], (number | boolean)[][]]>([
    ["nothing, where there is nothing to round", [ordered(100_000)], []],
    ["the dearest line", [ordered(500), ordered(301)], [[5, 0.0238]]],
    ["the fee, where no line costs anything", [ordered(0, { category: "accessory" })], [[10.05, -0.040299]]],
    [
      "the dearest taxed charge, where neither does",
      [ordered(0, { charges: [charge(505), charge(900, true)] })],
      [[5.05, 0.018812]],
    ],
    ["nothing, where nothing is taxed", [ordered(0, { charges: [charge(900, true)] })], []],
  ])("is carried by %s", (_case, lines, carriers) => {
    expect(roundingOf(lines)).toEqual(carriers)
  })
})
