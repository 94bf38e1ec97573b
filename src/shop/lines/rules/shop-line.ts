import type { CalendarDay } from "#kernel/calendar-day"
import { type Rappen, rappenFromFrancs } from "#kernel/money"
import type { LineCategory } from "#shop/catalogue/rules/product-kinds"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import type { RentalRate, RentPrices } from "#shop/rental/rules/rental-rates"
import type { PricedService } from "#shop/rental/rules/service-price"
import type { LineCharge } from "./line-charge"

/** A delivery type as it was when the line was priced. */
export interface ChosenExtra {
  id: string
  name: string
  description: string
  price: Rappen
}

/** A service as it was when the line was priced, with what it comes to for the whole line. */
export type ChosenService = PricedService & ChosenExtra

export interface RentalLineTerms {
  period: RentalPeriod
  /** Staff rented it to who stood at the counter; missing where customers may start as well. */
  isWalkIn?: true
  chargeableDays: number
  pricePerDay: Rappen
  /** Missing where there are none. */
  rates?: readonly RentalRate[]
  /** Of the customer, on the rent of however many days; missing where there is none. */
  discountPermille?: number
  delivery: ChosenExtra
  /** In the order of the catalogue's list. */
  services: readonly ChosenService[]
}

/** Terms as lines and quotes are stored: those of before several services name one, charged once, or none. */
export type StoredTerms = RentalLineTerms | (Omit<RentalLineTerms, "services"> & { service: ChosenExtra | null })

/** Terms as they are read, whenever they were stored. */
export function termsOf(stored: StoredTerms): RentalLineTerms {
  if ("services" in stored) return stored
  const { service, ...terms } = stored
  return { ...terms, services: service ? [{ ...service, per: "rental", amount: service.price }] : [] }
}

/** What the days of a rental cost by its terms. */
export const rentPricesOf = ({ pricePerDay, rates = [], discountPermille }: RentPriceTerms): RentPrices => ({
  pricePerDay,
  rates,
  discountPermille,
})

type RentPriceTerms = Pick<RentalLineTerms, "pricePerDay" | "rates" | "discountPermille">

/** The quote whose price a line has. */
export interface QuoteMark {
  id: string
  /** The price stands until the end of this day. */
  validUntil: CalendarDay
}

/** Why a line costs something else than the list says. */
export interface SpecialPrice {
  /** Of one piece, or of the whole rental. */
  listPrice: Rappen
  /** The customer's discount; missing where staff set the price. */
  discountPermille?: number
  /** Set by staff; stands until the end of the day. */
  set?: { reason: string; validUntil: CalendarDay }
}

/** What a line says beyond the columns of Medusa's cart and order lines; kept in their `metadata`. Money in Rappen. */
export interface LineFacts {
  /** The path category it was added with. */
  category: LineCategory
  /** The line that this one came with and leaves with; missing on lines of the customer's own choice. */
  companion_of?: string
  /** When the server last took the price from the catalogue; ISO 8601. */
  priced_at: string
  /** On rentals only. */
  rental?: RentalLineTerms
  /** Of one piece; missing where its price is all. An order keeps them with its total instead. */
  charges?: readonly LineCharge[]
  /** On lines that a quote was redeemed into, as long as nobody changes them. */
  quote?: QuoteMark
  /** Missing at the list's price. */
  special?: SpecialPrice
  /** Place in the order, from 0; carts go by time. */
  position?: number
}

/** The columns that cart and order lines have in common. */
export interface LineColumns {
  id: string
  product_id: string
  variant_id: string
  product_title: string
  product_handle: string | null
  variant_title: string | null
  thumbnail: string | null
  quantity: number | string
  unit_price: number | string
  created_at: Date
  /** Missing on a line that staff added to an order. */
  metadata: (Omit<LineFacts, "rental"> & { rental?: StoredTerms }) | null
}

/** A line of a cart or an order. */
export interface ShopLine {
  id: string
  productId: string
  variantId: string
  productName: string
  /** Package or plugin; "" if the product has no choices. */
  choiceName: string
  thumbnail: string | null
  category: LineCategory
  quantity: number
  unitPrice: Rappen
  /** The whole line: rent + delivery + services, or price × quantity. */
  total: Rappen
  companionOf: string | null
  pricedAt: Date
  rental: RentalLineTerms | null
  /** What is charged for one piece beside its price. */
  charges: readonly LineCharge[]
  quote: QuoteMark | null
  special: SpecialPrice | null
}

export function toShopLine(row: LineColumns): ShopLine {
  const facts = row.metadata
  const quantity = Number(row.quantity)
  const unitPrice = rappenFromFrancs(Number(row.unit_price))
  return {
    id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    productName: row.product_title,
    choiceName: row.variant_title ?? "",
    thumbnail: row.thumbnail,
    category: facts?.category ?? "purchase",
    quantity,
    unitPrice,
    total: unitPrice * quantity,
    companionOf: facts?.companion_of ?? null,
    pricedAt: new Date(facts?.priced_at ?? row.created_at),
    rental: facts?.rental ? termsOf(facts.rental) : null,
    charges: facts?.charges ?? [],
    quote: facts?.quote ?? null,
    special: facts?.special ?? null,
  }
}
