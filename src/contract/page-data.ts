import type { ContentBlock, ProductCard, ProductDetail, RentalPurpose } from "./product"
import type { DeliveryType } from "./rental"

/**
 * What public pages read while they are rendered on the server. Each answers exactly what the call over the wire would,
 * `null` where that is 404.
 */
export interface PageData {
  rentalProducts(filter: { purpose?: string }): Promise<ProductCard[]>
  rentalProduct(slug: string): Promise<ProductDetail | null>
  rentalPurposes(): Promise<RentalPurpose[]>
  deliveryTypes(): Promise<DeliveryType[]>
  contentBlock(key: string): Promise<ContentBlock | null>
}

/** A public page as the server asks the storefront for it. */
export interface PageRequest {
  /** Without query and without trailing slash, "/" for home. */
  path: string
  /** Only the parameters that `pageQueryParams` names. */
  query: Record<string, string>
  data: PageData
  shop: PageShop
}

/** Facts about this installation that pages show. */
export interface PageShop {
  /** Origin for canonical links. */
  publicUrl: string
  /** Shows the 'Demo' ribbon. */
  isDemo: boolean
  /** Today in Switzerland, `YYYY-MM-DD`. */
  today: string
}

export interface RenderedPage {
  status: number
  html: string
}

/** What the storefront's server bundle (`dist/server/entry-server.js`) exports. */
export interface PageBundle {
  render(request: PageRequest): Promise<RenderedPage>
  /** Query parameters that change a server-rendered page; all others are left to the browser. */
  pageQueryParams?: readonly string[]
}
