import { calendarDay } from "#kernel/calendar-day"
import { fromWireMoney } from "#kernel/money"
import { kindOfLine } from "#shop/catalogue/rules/product-kinds"
import { PIECE_CATEGORIES, pieceListOf } from "#shop/orders/rules/piece-lists"
import type { OrderDispatch } from "#shop/orders/wire/dispatch"
import type { OrderItem, Order as OrderWire, RentalOrderItem } from "#shop/orders/wire/order"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { ownPriceOf } from "@/components/offer/own-price-facts"
import { chargesFromWire, type Sums } from "@/lib/sums"
import { dayInZurich } from "@/lib/zurich-time"
import { ORDER_GROUPS, type Order, type OrderGroup, type OrderLine } from "../order"
import { changeFromWire, statusFromWire } from "../rental-status"

const optionFromWire = ({ name, price }: { name: string; price: string }) => ({ name, price: fromWireMoney(price) })

const lineFromWire = (item: OrderItem, dispatches: OrderDispatch[] = []): OrderLine => ({
  id: item.id,
  category: item.product.category,
  product: {
    id: item.product.id,
    thumbnail: item.product.get_thumbnail,
    url: item.product.get_absolute_url,
    price: fromWireMoney(item.product.price),
  },
  name: item.display_name,
  quantity: item.quantity,
  displayQuantity: item.display_quantity,
  subtotal: fromWireMoney(item.subtotal),
  ownPrice: ownPriceOf(item),
  sent: dispatches.flatMap(({ id, day, carrier, tracking_url, items }) => {
    const quantity = items.find((sent) => sent.item === item.id)?.quantity
    return quantity ? [{ id, day: calendarDay(day), carrier, tracking_url, quantity }] : []
  }),
  demandedBy: item.demanded_by,
  rental: null,
})

/** An extension makes another rent of it, of which the order's own parts say nothing. */
const isAsOrdered = ({ rentalenddate, standing }: RentalOrderItem) =>
  standing === null || standing.rentalenddate === rentalenddate

const rentalFromWire = (item: RentalOrderItem): OrderLine => ({
  ...lineFromWire(item),
  rental: {
    period: item.standing
      ? rentalPeriod(item.standing.rentalstartdate, item.standing.rentalenddate)
      : rentalPeriod(item.rentalstartdate, item.rentalenddate),
    rateParts: isAsOrdered(item) ? (item.rate_parts ?? []) : [],
    delivery: item.delivery && { ...optionFromWire(item.delivery), description: item.delivery.description },
    services: item.productservices,
    status: statusFromWire(item.standing),
  },
})

const sumsFromWire = (wire: NonNullable<OrderWire["amended"]>): Sums => ({
  subtotal: fromWireMoney(wire.subtotal),
  shipping: fromWireMoney(wire.shipping_cost),
  charges: chargesFromWire(wire),
  vat: fromWireMoney(wire.vat_cost),
  rounding: fromWireMoney(wire.rounding),
  total: fromWireMoney(wire.total_cost),
})

function groupsFromWire(wire: OrderWire): Order["groups"] {
  const piecesOf = (group: OrderGroup) =>
    PIECE_CATEGORIES.filter((category) => kindOfLine(category) === group)
      .flatMap((category) => wire[pieceListOf(category)])
      .map((item) => lineFromWire(item, wire.dispatches))
  const groups = ORDER_GROUPS.map((group) => [
    group,
    group === "rental" ? wire.rentalitems.map(rentalFromWire) : piecesOf(group),
  ])
  return Object.fromEntries(groups)
}

export const fromOrderWire = (wire: OrderWire): Order => ({
  id: wire.id,
  shopNumber: wire.shop_number,
  erpNumber: wire.bexio_order_id,
  hasConfirmation: wire.bexio_order_id !== null,
  hasInvoice: wire.bexio_invoice_id !== null,
  invoiceNumber: wire.bexio_invoice_id,
  createdAt: wire.created_at,
  day: dayInZurich(wire.created_at),
  status: wire.cancelled ? "cancelled" : wire.paid ? "paid" : "open",
  reference: wire.referencenum,
  termsVersion: wire.terms_version,
  orderedBy: wire.ordered_by,
  mayChange: wire.may_change,
  billing: {
    company: wire.company,
    firstName: wire.first_name,
    lastName: wire.last_name,
    address: wire.address,
    postalcode: wire.postalcode,
    city: wire.city,
    email: wire.email,
    phone: wire.phone,
    country: wire.country,
  },
  shipping: {
    company: wire.company2,
    firstName: wire.first_name2,
    lastName: wire.last_name2,
    address: wire.address2,
    postalcode: wire.postalcode2,
    city: wire.city2,
    email: wire.email2,
    phone: wire.phone2,
    country: wire.country2,
  },
  groups: groupsFromWire(wire),
  ordered: sumsFromWire(wire),
  sums: sumsFromWire(wire.amended ?? wire),
  vatPercent: wire.vat_percent,
  changes: wire.changes.map(changeFromWire),
  protocols: wire.protocols.map(({ id, kind, day, display_name }) => ({
    id,
    kind,
    day: calendarDay(day),
    name: display_name,
  })),
  monthly: wire.monthly_billing,
})
