import { decorateCartTotals } from "@medusajs/framework/utils"
import { calendarDay } from "#kernel/calendar-day"
import { fromWireMoney, rappenFromFrancs } from "#kernel/money"
import { workingDays } from "#kernel/working-days"
import type { ShopTerms } from "#shop/cart/commands/shop-terms"
import { toCartWire } from "#shop/cart/queries/cart-view"
import type { Cart } from "#shop/cart/wire/cart"
import type { ErpDocument } from "#shop/erp/data/provider"
import { account } from "#shop/erp/queries/mirror/__tests__/order-for-erp"
import { erpDocumentOfOrder } from "#shop/erp/queries/mirror/order-document"
import { sumOf } from "#shop/lines/rules/charges"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import { netOf, type OrderTotals } from "#shop/lines/rules/totals"
import { confirmationData } from "#shop/orders/commands/confirmation-data"
import { orderTotals } from "#shop/orders/queries/order-totals"
import { toOrderWire } from "#shop/orders/queries/order-wire"
import type { Order } from "#shop/orders/wire/order"
import type { Texts } from "#texts/texts"
import { totalInErp } from "../erp-arithmetic"
import type { Said } from "./said"
import type { PlacedOrder } from "./stored-order"

/** What sums are called takes longer than they do. */
export const texts: Texts = Object.assign(() => "", { marked: () => "", language: "de", tag: "de-CH" })

const rappen = (amounts: readonly { amount: string }[] = []) =>
  amounts.reduce((sum, { amount }) => sum + fromWireMoney(amount), 0)

export const saidByTotals = (totals: OrderTotals): Said => ({
  subtotal: totals.subtotal,
  shipping: totals.shipping,
  net: netOf(totals),
  vat: totals.vat,
  deposit: sumOf(totals.charges),
  rounding: totals.rounding,
  total: totals.total,
})

export const saidByCart = (cart: Cart): Said => ({
  lines: cart.items.map(({ subtotal }) => fromWireMoney(subtotal)),
  subtotal: fromWireMoney(cart.total_price),
  shipping: fromWireMoney(cart.shipping_cost),
  net: fromWireMoney(cart.total_shipping_price),
  vat: fromWireMoney(cart.total_shipping_vat),
  deposit: rappen(cart.charges),
  rounding: fromWireMoney(cart.rounding),
  total: fromWireMoney(cart.total_cost),
})

/** @param lineIds in the order of the cart */
export function saidByOrder(order: Order, lineIds: readonly string[]): Said {
  const lists = Object.values(order).filter((value) => Array.isArray(value)) as { id: string; subtotal?: string }[][]
  const items = lists.flat().flatMap(({ id, subtotal }) => (subtotal === undefined ? [] : [{ id, subtotal }]))
  const byId = new Map(items.map(({ id, subtotal }) => [id, fromWireMoney(subtotal)]))
  return {
    lines: lineIds.map((id) => byId.get(id) ?? Number.NaN),
    subtotal: fromWireMoney(order.subtotal),
    shipping: fromWireMoney(order.shipping_cost),
    vat: fromWireMoney(order.vat_cost),
    deposit: rappen(order.charges),
    rounding: fromWireMoney(order.rounding),
    total: fromWireMoney(order.total_cost),
  }
}

const FRAME = { account, reference: { title: "Webshop W-1042", tag: "shop:order:order_1" }, texts }

/** The document's positions, what it says to come to, and what the ERP makes of it. */
export function saidInErp(document: ErpDocument, vatPermille: number): [what: string, said: Said][] {
  const priced = document.positions.flatMap((one) => (one.kind === "priced" ? [one] : []))
  const sums = { net: 0, deposit: 0 }
  for (const { isRefundable, amount, unitPrice } of priced) sums[isRefundable ? "deposit" : "net"] += amount * unitPrice
  return [
    ["positions in the accounts", sums],
    ["document for the accounts", { total: document.total }],
    ["total of the accounts", { total: totalInErp(document, vatPermille) }],
  ]
}

/** Cart, checkout, order, and what the accounts are sent. */
export function placesOf(
  shop: ShopTerms,
  lines: readonly ShopLine[],
  { totals, order, items }: PlacedOrder,
): [place: string, said: Said][] {
  const { catalogue, settings, vat } = shop
  const calendar = workingDays([])
  const reader = { customerId: order.customer_id, mayChange: () => true }
  const moment = {
    today: calendarDay("2089-12-01"),
    timeOfDay: "10:00",
    calendar: { ...calendar, knownAt: () => calendar },
  }
  const wire = toOrderWire(order, { catalogue, moment, reader, facts: undefined, texts })
  return [
    ["cart", saidByCart(toCartWire(lines, new Map(), { catalogue, sales: settings.sales, texts }))],
    ["checkout", saidByTotals(totals)],
    ["order as it is stored", saidByTotals(orderTotals(order))],
    [
      "order",
      saidByOrder(
        wire,
        items.map(({ id }) => id),
      ),
    ],
    ...saidInErp(erpDocumentOfOrder(order, FRAME), vat.vatPermille),
  ]
}

/** Totals as Medusa's own arithmetic has them. */
export function saidByMedusa({ items, methods }: PlacedOrder): Said {
  const { total, tax_total } = decorateCartTotals({
    currency_code: "chf",
    items,
    shipping_methods: methods,
  } as unknown as Parameters<typeof decorateCartTotals>[0])
  /** Whole Rappen; a millionth of a franc is what numbers of this size don't tell apart. */
  const exactly = (value: unknown) => {
    const francs = Number(value)
    const amount = rappenFromFrancs(francs)
    return Math.abs(francs - amount / 100) < 1e-6 ? amount : Number.NaN
  }
  return { total: exactly(total), vat: exactly(tax_total) }
}

/** What the confirmation's mail is made of. */
export function saidByMail({ order }: PlacedOrder): Said {
  // Past all starts: what a cancellation would cost needs no days counted.
  const mail = confirmationData(order, { orderedOn: calendarDay("2099-01-01"), calendar: workingDays([]) })
  const deposit = mail.charges.reduce((sum, { amount }) => sum + amount, 0)
  const { subtotal, shipping_cost: shipping, total_vat: vat, rounding, total } = mail
  return { subtotal, shipping, vat, deposit, rounding, total }
}
