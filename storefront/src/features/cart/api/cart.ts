import { queryOptions, useQuery } from "@tanstack/react-query"
import type { CalendarDay } from "#kernel/calendar-day"
import { fromWireMoney, type Rappen } from "#kernel/money"
import type { CartItem, Cart as CartWire } from "#shop/cart/wire/cart"
import type { LineCategory } from "#shop/catalogue/rules/product-kinds"
import type { ChosenServiceWire, RatePartWire } from "#shop/lines/wire/line"
import { type RentalPeriod, rentalPeriod } from "#shop/rental/rules/rental-period"
import type { PeriodConflict } from "#shop/rental/wire/rental"
import { type OwnPriceFacts, ownPriceOf } from "@/components/offer/own-price-facts"
import { ApiError } from "@/lib/http/api-error"
import { http } from "@/lib/http/http"
import { useCartToken } from "@/lib/session/session"
import { chargesFromWire, type Sums } from "@/lib/sums"

export interface Conflict {
  /** The server's sentence: why the period can't be had. */
  text: string
  alternatives: RentalPeriod[]
}

export interface CartLine {
  id: string
  category: LineCategory
  product: { id: string; name: string; thumbnail: string; url: string | null; price: Rappen }
  name: string
  quantity: number
  /** '9 Tage' for a rental, else the number. */
  displayQuantity: string
  period: RentalPeriod | null
  /** What the rent is made of where rates make it up, else nothing. */
  rateParts: RatePartWire[]
  delivery: { id: string; name: string; price: Rappen } | null
  services: ChosenServiceWire[]
  subtotal: Rappen
  /** Where it costs the customer less than others: what it costs them, and his discount. */
  ownPrice: OwnPriceFacts | null
  /** Staff set its price; it may be more than the list's. */
  priceIsSet: boolean
  /** The line this one came with and leaves with; null for what the customer chose. */
  demandedBy: string | null
  /** The last day of its quoted price; null at today's. */
  quotedUntil: CalendarDay | null
  /** Can't be had any more and is in the way of an order. */
  isInactive: boolean
  /** Its delivery or a service is had no more: it has these days alone. */
  isPeriodFixed: boolean
  conflict: Conflict | null
}

/** `subtotal`, `shipping` and `charges` exclude VAT; with `vat` and `rounding` they make up `total`, which is paid. */
export interface Cart {
  lines: CartLine[]
  totalQuantity: number
  /** The rate in per cent, "8.1". */
  vatPercent: string
  totals: Sums
}

export const conflictFromWire = ({ non_field_errors, alternatives }: PeriodConflict): Conflict => ({
  text: non_field_errors.join(" "),
  alternatives: alternatives.map(({ rentalstartdate, rentalenddate }) => rentalPeriod(rentalstartdate, rentalenddate)),
})

/** A 409 may have other reasons too, such as a changed price. */
const isPeriodConflict = (body: unknown): body is PeriodConflict =>
  typeof body === "object" && body !== null && "alternatives" in body && Array.isArray(body.alternatives)

/** The conflict a refused hold or order tells of, with the line it means. */
export function conflictOf(error: Error | null): { lineId: string | null; conflict: Conflict } | null {
  const refusal =
    error instanceof ApiError && error.status === 409 && isPeriodConflict(error.body) ? error.body : undefined
  return refusal ? { lineId: refusal.item ?? null, conflict: conflictFromWire(refusal) } : null
}

const EMPTY: Cart = {
  lines: [],
  totalQuantity: 0,
  vatPercent: "",
  totals: { subtotal: 0, shipping: 0, charges: [], vat: 0, rounding: 0, total: 0 },
}

function lineFromWire(item: CartItem): CartLine {
  const { product, rentalstartdate: start, rentalenddate: end } = item
  return {
    id: item.id,
    category: product.category,
    product: {
      id: product.id,
      name: product.name,
      thumbnail: product.get_thumbnail,
      url: product.get_absolute_url,
      price: fromWireMoney(product.price),
    },
    name: item.display_name,
    quantity: item.quantity,
    displayQuantity: item.display_quantity,
    period: start && end ? rentalPeriod(start, end) : null,
    rateParts: item.rate_parts ?? [],
    delivery: item.delivery && { ...item.delivery, price: fromWireMoney(item.delivery.price) },
    services: item.productservices,
    subtotal: fromWireMoney(item.subtotal),
    ownPrice: ownPriceOf(item),
    priceIsSet: item.price_is_set,
    demandedBy: item.demanded_by,
    quotedUntil: item.quoted_until as CalendarDay | null,
    isInactive: item.product_is_inactive,
    isPeriodFixed: item.period_is_fixed ?? false,
    conflict: item.conflict && conflictFromWire(item.conflict),
  }
}

export const fromCartWire = (wire: CartWire): Cart => ({
  lines: wire.items.map(lineFromWire),
  totalQuantity: wire.total_quantity,
  vatPercent: wire.vat_percent,
  totals: {
    subtotal: fromWireMoney(wire.total_price),
    shipping: fromWireMoney(wire.shipping_cost),
    charges: chargesFromWire(wire),
    vat: fromWireMoney(wire.total_shipping_vat),
    rounding: fromWireMoney(wire.rounding),
    total: fromWireMoney(wire.total_cost),
  },
})

export const cartQuery = (token: string | null) =>
  queryOptions({
    queryKey: ["cart", token],
    queryFn: ({ signal }) => (token ? http.get<CartWire>(`/cart/${token}`, { signal }).then(fromCartWire) : EMPTY),
    // Another tab or another customer may have changed it: every look at the cart asks the shop.
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

export const useCartOf = (token: string | null) => useQuery(cartQuery(token))

/** This browser's cart. A browser without a token has never put anything in one. */
export const useCart = () => useCartOf(useCartToken())
