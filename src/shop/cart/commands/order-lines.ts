import { type CatalogueChoice, chargeName } from "#area/catalogue"
import { francsFromRappen, type Rappen } from "#kernel/money"
import { message } from "#kernel/wire/message"
import { newId } from "#platform/sql/new-id"
import { kindOfLine, PRODUCT_KINDS } from "#shop/catalogue/rules/product-kinds"
import type { BesideCharge } from "#shop/lines/rules/charges"
import type { StoredCharge } from "#shop/lines/rules/line-charge"
import type { LineFacts, ShopLine } from "#shop/lines/rules/shop-line"
import { netOf, type OrderTotals } from "#shop/lines/rules/totals"
import { ROUNDING_CODE, SHIPPING_FEE_CODE } from "#shop/settings/rules/medusa-codes"
import { textsFor } from "#texts/texts"
import { type TaxLine, type VatTerms, vatLine, vatRoundingLine } from "../rules/vat-lines"

/** A cart line on its way into an order: the order line's id is known before anything is written. */
export interface OrderedLine {
  orderLineId: string
  line: ShopLine
  choice: CatalogueChoice
}

export const newOrderLineId = () => newId("ordli")

/** Order lines as Medusa's order module takes them, VAT and its rounding included. */
export function orderLineData(lines: readonly OrderedLine[], totals: OrderTotals, vat: VatTerms) {
  const orderLineIds = new Map(lines.map(({ line, orderLineId }) => [line.id, orderLineId]))
  const rounding = vatRounding(lines, totals, vat)
  return lines.map((ordered, position) => {
    const { orderLineId, line, choice } = ordered
    return {
      id: orderLineId,
      title: line.productName,
      subtitle: line.choiceName || null,
      thumbnail: line.thumbnail,
      quantity: line.quantity,
      unit_price: francsFromRappen(line.unitPrice),
      is_custom_price: true,
      is_tax_inclusive: false,
      is_discountable: false,
      requires_shipping: PRODUCT_KINDS[kindOfLine(line.category)].shipping !== "none",
      product_id: line.productId,
      product_title: line.productName,
      variant_id: line.variantId,
      variant_title: line.choiceName,
      variant_sku: choice.sku,
      tax_lines: [vatLine(vat), ...(ordered === rounding.carrier ? rounding.taxLines : [])],
      metadata: { ...factsOf(line, orderLineIds), position },
    }
  })
}

/** What carries the rounding of an order's VAT: one of its lines, the fee or a charge. */
type Carrier = OrderedLine | BesideCharge | "fee"

/** What rounds the order's VAT, and what carries it: the dearest line; the fee or else the dearest charge, where no line costs anything. */
function vatRounding(
  lines: readonly OrderedLine[],
  totals: OrderTotals,
  { vatPermille }: VatTerms,
): { carrier: Carrier; taxLines: TaxLine[] } {
  const { carrier, cost } = carrierOf(lines, totals)
  const rounding = vatRoundingLine(vatPermille, netOf(totals), totals.vat, cost)
  return { carrier, taxLines: rounding ? [rounding] : [] }
}

function carrierOf(lines: readonly OrderedLine[], totals: OrderTotals): { carrier: Carrier; cost: Rappen } {
  const dearest = lines.reduce((best, each) => (each.line.total > best.line.total ? each : best))
  if (dearest.line.total > 0) return { carrier: dearest, cost: dearest.line.total }
  if (totals.shipping > 0) return { carrier: "fee", cost: totals.shipping }
  const [charge] = totals.charges.filter(({ isRefundable }) => !isRefundable).sort((a, b) => b.amount - a.amount)
  return charge ? { carrier: charge, cost: charge.amount } : { carrier: "fee", cost: 0 }
}

/** The line's facts as the order keeps them: a companion names the order's line that it came with. */
function factsOf(line: ShopLine, orderLineIds: ReadonlyMap<string, string>): LineFacts {
  const { category, companionOf, pricedAt, rental, quote, special } = line
  return {
    category,
    priced_at: pricedAt.toISOString(),
    ...(companionOf === null ? {} : { companion_of: orderLineIds.get(companionOf) }),
    ...(rental === null ? {} : { rental }),
    ...(quote === null ? {} : { quote }),
    ...(special === null ? {} : { special }),
  }
}

/**
 * The fee as a shipping method; an order without fee has one for nothing, since Medusa fulfils by shipping methods. What
 * else is charged, and the gross rounding, where the accounts ask for one, are methods of their own: inside Medusa's total,
 * and read back from there.
 */
export function shippingMethodData(
  lines: readonly OrderedLine[],
  totals: OrderTotals,
  vat: VatTerms,
  shippingOptionId: string | null,
) {
  const texts = textsFor("shop")
  const hasFee = totals.shipping > 0
  const rounding = vatRounding(lines, totals, vat)
  const fee = {
    name: texts(message(hasFee ? "cart.shipping" : "cart.no_shipping")),
    amount: francsFromRappen(totals.shipping),
    is_tax_inclusive: false,
    shipping_option_id: shippingOptionId,
    data: hasFee ? { code: SHIPPING_FEE_CODE } : {},
    tax_lines: [vatLine(vat), ...(rounding.carrier === "fee" ? rounding.taxLines : [])],
  }
  const others = totals.charges.map((charge) => {
    const method = chargeMethod(charge, lines, vat)
    return charge === rounding.carrier ? { ...method, tax_lines: [...method.tax_lines, ...rounding.taxLines] } : method
  })
  if (totals.rounding === 0) return [fee, ...others]
  return [
    fee,
    ...others,
    {
      name: texts(message("cart.rounding")),
      amount: francsFromRappen(totals.rounding),
      is_tax_inclusive: false,
      data: { code: ROUNDING_CODE },
    },
  ]
}

function chargeMethod(
  { code, lineId, amount, isRefundable }: BesideCharge,
  lines: readonly OrderedLine[],
  vat: VatTerms,
) {
  const data: StoredCharge = {
    code,
    line: lines.find(({ line }) => line.id === lineId)?.orderLineId ?? null,
    is_refundable: isRefundable,
  }
  return {
    name: textsFor("shop")(chargeName(code)),
    amount: francsFromRappen(amount),
    is_tax_inclusive: false,
    data,
    tax_lines: isRefundable ? [] : [vatLine(vat)],
  }
}
