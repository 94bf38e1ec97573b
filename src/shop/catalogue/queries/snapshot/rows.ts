import type { RentalRate } from "#shop/rental/rules/rental-rates"
import type { ServiceBasis } from "#shop/rental/rules/service-price"
import type { ChargeEntries } from "../../rules/product-charges"
import type { ProductKind } from "../../rules/product-kinds"
import type { PackedJson } from "./packed-json"
import type { ProductTexts } from "./product-texts"

/** What every list and the cart know of a product besides Medusa's fields. */
export interface ProfileRow {
  slug: string
  sort_order: number
  is_inactive: boolean
  card_info: string
  base_choice_name: string
  thumbnail_alt: string
  accessory_ids: string[]
  software_ids: string[]
  device_tags: string[]
  companion_id: string | null
  is_mandatory: boolean
  is_recommended: boolean
  goes_with: ProductKind[]
  in_search: boolean
  charges: ChargeEntries
}

/** A product as it comes from the database: each part as one piece of JSON, in which it is kept. */
export interface ReadProduct {
  id: string
  /** A `StoredRow`. */
  row: string
  /** `ProductTexts`. */
  texts: string
}

export interface StoredRow {
  id: string
  handle: string
  name: string
  subtitle: string | null
  thumbnail: string | null
  kind: ProductKind
  profile: ProfileRow | null
  restocking_days: number | null
  rates: RentalRate[]
  /** Day in Zurich of the last change of the product or its profile, `YYYY-MM-DD`. */
  changed_on: string
  /** Those with a price, the base choice first. */
  variants: VariantRow[]
}

export interface ProductRow extends StoredRow {
  texts: PackedJson<ProductTexts>
}

/** Amounts and quantities come as text: PostgreSQL's numeric. */
export interface VariantRow {
  id: string
  product_id: string
  title: string
  sku: string | null
  manage_inventory: boolean
  price: string
  description: string | null
  delivery_content: string | null
  inventory_item_id: string | null
  available: string | null
  /** Day in Zurich of the last change of the choice or its price. */
  changed_on: string
}

export interface ServiceRow {
  id: string
  name: string
  description: string
  basis: ServiceBasis
  price_rappen: number
  permille: number
  group_name: string
  product_ids: string[]
}

export interface PurposeRow {
  id: string
  name: string
  product_ids: string[]
}

export interface DeliveryTypeRow {
  id: string
  name: string
  description: string
  price_rappen: number
  slug: string
  lead_days: number | null
  cut_off_time: string | null
  needs_delivery_address: boolean
  is_default: boolean
}
