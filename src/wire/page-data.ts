import type { Arrival } from "#shop/catalogue/rules/arrival"
import type { DeviceFilter } from "#shop/catalogue/rules/devices"
import type { GoodsKind, ProductKind } from "#shop/catalogue/rules/product-kinds"
import type { ProductCard, ProductDetail, RentalOffer, RentalPurpose } from "#shop/catalogue/wire/product"
import type { SearchHit } from "#shop/catalogue/wire/search"
import type { ContentBlock, Employee, Reference, Testimonial } from "#shop/content/wire/site"
import type { EventCard, EventDetail } from "#shop/events/wire/events"
import type { TotalsRates } from "#shop/lines/rules/cart-totals"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import type { DeliveryType } from "#shop/rental/wire/rental"

/** What every page knows about the shop. Comes with the rendered page, so that no request is needed for it. */
export interface ShopInfo {
  name: string
  address: string
  postalcode: string
  city: string
  phone: string
  phoneHref: string
  mail: string
  supportHours: string
  mailHours: string
  /** Unset ones aren't shown (ruling 3). */
  chatUrl: string | null
  appointmentUrl: string | null
  socialLinks: { name: string; url: string }[]
  titleSuffix: string
  trademarkNote: string
  /** Shown in the demo only: says that firm, people and prices are invented. */
  sampleNote: string
  isDemo: boolean
  /** Origin of canonical addresses, without a slash at the end. */
  publicUrl: string
  /** What carts are added up with, for the page of a product alone. */
  rates: TotalsRates
  /** The server's day in Europe/Zurich when the page was rendered, `YYYY-MM-DD`. */
  today: string
  /** Of what is in stock, by the server's clock then: it names until when it holds. */
  arrival: Arrival
  /** Last bookable day then, inclusive. */
  bookingHorizon: string
  /** How long the prices of a quote hold, and a period for whoever opens the checkout. */
  quoteDays: number
  holdMinutes: number
  /** Whether there is a company register to search; if not, companies are entered by hand. */
  hasCompanySearch: boolean
  /** Loaded after consent only; null: nothing is loaded and nobody is asked (ruling 9). */
  tagManager: { id: string; origin: string } | null
  /** Host of the privacy-friendly video embed. */
  videoHost: string
}

/** Days in Zurich of last changes, `YYYY-MM-DD`. */
export interface ContentChanges {
  /** Everything with an address of its own. */
  products: { kind: ProductKind; path: string; changedOn: string }[]
  /** Content blocks by their keys. */
  blocks: Record<string, string>
}

/** Functions that answer from the server's memory while a page is rendered; `null` where the call would be 404. */
export interface PageData {
  shopInfo(): Promise<ShopInfo>
  rentalList(purposeId: string | undefined): Promise<ProductCard[] | null>
  /** As they are when they are asked for, with the shop's default delivery; none where that can't be known now. */
  foundRentals(period: RentalPeriod): Promise<RentalOffer[]>
  productList(kind: ProductKind): Promise<ProductCard[]>
  goodsList(kind: GoodsKind, filter: DeviceFilter): Promise<ProductCard[]>
  search(query: string): Promise<SearchHit[]>
  productDetail(kind: ProductKind, slug: string): Promise<ProductDetail | null>
  /** The page of the product or event that once had this path, which has no slash at its end; null if none had. */
  movedPage(path: string): Promise<string | null>
  purposes(): Promise<RentalPurpose[]>
  deliveryTypes(): Promise<DeliveryType[]>
  /** Training offers whole: they have no page of their own. */
  educationList(): Promise<ProductDetail[]>
  references(): Promise<Reference[]>
  employees(): Promise<Employee[]>
  testimonials(): Promise<Testimonial[]>
  events(): Promise<EventCard[]>
  eventDetail(slug: string): Promise<EventDetail | null>
  /** A block by its key, "home-intro"; null where staff have none. */
  content(key: string): Promise<ContentBlock | null>
  changes(): Promise<ContentChanges>
}

/** An address that search engines should know. */
export interface SitemapEntry {
  path: string
  /** `YYYY-MM-DD`; unknown for pages that are not made of content. */
  changedOn?: string
}

export interface PageRequest {
  /** Path without the query. */
  path: string
  /** Only parameters that `RENDERED_QUERY` names. */
  query: URLSearchParams
  data: PageData
  /** For staff, to be looked at: the document comes without scripts. */
  isPreview?: boolean
}

export interface RenderedPage {
  status: number
  html: string
  /**
   * The page is the same for everybody until the catalogue or the content changes, and its address is one of those that
   * there are: nobody can make up more of them.
   */
  cacheable: boolean
  /** Path of the page that was meant, with status 301; the query goes along. */
  location?: string
}

/** What the storefront's server bundle (`dist/server/entry-server.js`) exports. */
export interface PageBundle {
  /** The only query parameters that change what the server renders. */
  RENDERED_QUERY: readonly string[]
  /** The pages' patterns, such as `/mieten/:productSlug`. */
  PAGE_PATTERNS: readonly string[]
  render(request: PageRequest): Promise<RenderedPage>
  /** Every page that search engines should know, at its canonical address. */
  sitemap(data: PageData): Promise<SitemapEntry[]>
}
