import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type CatalogueSnapshot, catalogueSnapshot } from "#area/catalogue"
import { chargesWire, lineWire, toLineProduct } from "#area/lines"
import { shopSettings } from "#area/settings"
import { percentOf } from "#kernel/format-percent"
import { toWireMoney } from "#kernel/money"
import { fieldsOf } from "#kernel/wire/fields-of"
import { today } from "#platform/clock"
import { chargesOf, ofLines } from "#shop/lines/rules/charges"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import { netOf, totalsOf } from "#shop/lines/rules/totals"
import type { PeriodConflict } from "#shop/rental/wire/rental"
import type { SalesSettings } from "#shop/settings/wire/shop-settings"
import type { Texts } from "#texts/texts"
import { type Cart, type CartItem, cartItem } from "../wire/cart"
import { currentOffer, hasFixedPeriod, standingQuote } from "./current-offer"
import { periodConflicts } from "./period-conflicts"
import { readCart } from "./read-cart"
import { totalsRates } from "./totals-rates"

/** The cart behind a token as `GET /cart/{token}/` shows it; an unknown token is an empty cart (ruling 5). */
export async function cartView(scope: MedusaContainer, token: string, texts: Texts): Promise<Cart> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [catalogue, { sales }, cart] = await Promise.all([
    catalogueSnapshot(scope),
    shopSettings(scope),
    readCart(db, token),
  ])
  if (cart === null) return toCartWire([], new Map(), { catalogue, sales, texts })
  return toCartWire(cart.lines, await periodConflicts(scope, cart, catalogue, texts), { catalogue, sales, texts })
}

interface Shown {
  catalogue: CatalogueSnapshot
  sales: SalesSettings
  texts: Texts
}

/** Lines and totals as the wire shows them. `conflicts` are by line id. */
export function toCartWire(
  lines: readonly ShopLine[],
  conflicts: ReadonlyMap<string, PeriodConflict>,
  { catalogue, sales, texts }: Shown,
): Cart {
  const rates = totalsRates(sales)
  const charges = chargesOf(lines, rates)
  const totals = totalsOf(charges, rates)
  return {
    items: lines.map((line) => toCartItem(line, conflicts.get(line.id) ?? null, catalogue, texts)),
    total_quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    total_price: toWireMoney(totals.subtotal),
    total_vat: toWireMoney(totalsOf(ofLines(charges), rates).vat),
    shipping_cost: toWireMoney(totals.shipping),
    total_shipping_price: toWireMoney(netOf(totals)),
    total_shipping_vat: toWireMoney(totals.vat),
    rounding: toWireMoney(totals.rounding),
    ...chargesWire(totals.charges, texts),
    vat_percent: percentOf(sales.vatPermille),
    total_cost: toWireMoney(totals.total),
  }
}

const toCartItem = (
  line: ShopLine,
  conflict: PeriodConflict | null,
  catalogue: CatalogueSnapshot,
  texts: Texts,
): CartItem =>
  fieldsOf(cartItem, {
    ...lineWire(line, texts),
    id: line.id,
    quoted_until: standingQuote(line, today())?.validUntil ?? null,
    product: toLineProduct(line, catalogue),
    product_is_inactive: currentOffer(line, catalogue) === null,
    ...(hasFixedPeriod(line, catalogue) && { period_is_fixed: true }),
    conflict,
  })
