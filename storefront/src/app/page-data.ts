import type { ContentBlock, DeliveryType, ProductCard, ProductDetail, RentalPurpose } from "@contract"
import type { ShopInfo } from "../lib/shop"

/** Functions that answer from the server's memory; the rendering process hands them in, so that no HTTP is needed. */
export interface PageData {
  shopInfo(): Promise<ShopInfo>
  /** Null for an unknown purpose. */
  rentalList(purposeId: string | undefined): Promise<ProductCard[] | null>
  rentalDetail(slug: string): Promise<ProductDetail | null>
  purposes(): Promise<RentalPurpose[]>
  deliveryTypes(): Promise<DeliveryType[]>
  /** A block by its key, "home-intro"; null where staff have none. */
  content(key: string): Promise<ContentBlock | null>
}
