import type { CatalogueSnapshot } from "#area/catalogue"
import { chargesWire, lineWire, toLineProduct } from "#area/lines"
import type { RentalProtocol } from "#area/rental"
import { percentOf } from "#kernel/format-percent"
import { toWireMoney } from "#kernel/money"
import { fieldsOf } from "#kernel/wire/fields-of"
import { HOME_COUNTRY } from "#shop/accounts/rules/country"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import type { Texts } from "#texts/texts"
import { byPieceList, type PieceCategory } from "../rules/piece-lists"

import { type Order, type OrderItem, orderItem, rentalOrderItem } from "../wire/order"
import { monthlyWire } from "./billing/monthly-wire"
import { type ErpFacts, isPaid } from "./erp-facts"
import { amendedWire, statusWire, toChangeWire } from "./order-changes-wire"
import type { OrderAddress, OrderRecord } from "./order-record"
import { isOrderCancelled, orderTotals } from "./order-totals"
import { isRentalLine, type OrderMoment } from "./rental-status"

interface Shown {
  catalogue: CatalogueSnapshot
  moment: OrderMoment
  reader: { customerId: string; mayChange(order: OrderRecord): boolean }
  /** What the accounts know of the order. */
  facts: ErpFacts | undefined
  texts: Texts
}

/** An order as `GET /orders/{id}/` shows it, its lines in the lists of their kinds (ruling 5). */
export function toOrderWire(order: OrderRecord, { catalogue, moment, reader, facts, texts }: Shown): Order {
  const totals = orderTotals(order)
  const itemsOf = (category: PieceCategory): OrderItem[] =>
    order.lines
      .filter((line) => line.category === category)
      .map((line) => fieldsOf(orderItem, itemWire(line, catalogue, texts)))
  return {
    id: order.id,
    shop_number: order.shop_number,
    bexio_order_id: facts?.orderNumber ?? null,
    bexio_invoice_id: facts?.invoiceNumber ?? null,
    created_at: order.created_at.toISOString(),
    paid: isPaid(order, facts),
    cancelled: isOrderCancelled(order),
    total_cost: toWireMoney(totals.total),
    subtotal: toWireMoney(totals.subtotal),
    shipping_cost: toWireMoney(totals.shipping),
    vat_cost: toWireMoney(totals.vat),
    vat_percent: percentOf(order.rates.vatPermille),
    rounding: toWireMoney(totals.rounding),
    ordered_by: order.customer_id === reader.customerId ? null : order.ordered_by,
    may_change: reader.mayChange(order),
    ...chargesWire(totals.charges, texts),
    referencenum: order.metadata?.reference ?? "",
    terms_version: order.metadata?.terms?.version ?? null,
    ...addressFields(order.billing, order.email),
    ...withSuffix(addressFields(order.shipping_address, order.email)),
    rentalitems: order.lines.filter(isRentalLine).map((line) =>
      fieldsOf(rentalOrderItem, {
        ...itemWire(line, catalogue, texts),
        rentalstartdate: line.rental.period.start,
        rentalenddate: line.rental.period.end,
        standing: statusWire(order, line, moment),
      }),
    ),
    ...byPieceList(itemsOf),
    changes: order.changes.map((change) => toChangeWire(change, order.changes, order.rates)),
    amended: order.changes.length > 0 ? amendedWire(order, texts) : null,
    protocols: order.protocols.map((protocol) => ({
      id: protocol.id,
      item: protocol.order_line_id ?? "",
      kind: protocol.kind,
      day: protocol.day,
      display_name: protocolName(protocol, order.protocols),
    })),
    dispatches: order.dispatches,
    monthly_billing: monthlyWire(order, facts, moment.today),
  }
}

/** Of a rental whose unit was exchanged, each paper names its unit. */
function protocolName(protocol: RentalProtocol, all: readonly RentalProtocol[]): string {
  const { order_line_id, serial_number, product } = protocol
  const isOnly = all.every((one) => one.order_line_id !== order_line_id || one.serial_number === serial_number)
  return isOnly ? product : `${product} (${serial_number})`
}

const itemWire = (line: ShopLine, catalogue: CatalogueSnapshot, texts: Texts) => ({
  ...lineWire(line, texts),
  id: line.id,
  product: toLineProduct(line, catalogue),
})

const addressFields = (address: OrderAddress | null, loginEmail: string) => ({
  company: address?.company ?? "",
  first_name: address?.first_name ?? "",
  last_name: address?.last_name ?? "",
  address: address?.address_1 ?? "",
  postalcode: address?.postal_code ?? "",
  city: address?.city ?? "",
  email: address?.metadata?.email ?? loginEmail,
  phone: address?.phone ?? "",
  country: address?.metadata?.country ?? HOME_COUNTRY,
})

const withSuffix = (fields: ReturnType<typeof addressFields>) => ({
  company2: fields.company,
  first_name2: fields.first_name,
  last_name2: fields.last_name,
  address2: fields.address,
  postalcode2: fields.postalcode,
  city2: fields.city,
  email2: fields.email,
  phone2: fields.phone,
  country2: fields.country,
})
