import type { OwnTimes } from "#shop/rental/rules/days/lead-time"
import type { RentalRate } from "#shop/rental/rules/rental-rates"
import type { ServicePrice } from "#shop/rental/rules/service-price"
import type { PieceCharge } from "../../rules/charges/product-charge"
import type { LineCategory, ProductKind } from "../../rules/product-kinds"
import type { SearchSource } from "../../rules/search"
import type {
  ProductCard,
  ProductDetail,
  ProductService as ProductServiceWire,
  RentalPurpose,
} from "../../wire/product"

/** One sellable choice of a product: the product itself, a package or a plugin. All prices in Rappen, without VAT. */
export interface CatalogueChoice {
  variantId: string
  /** Name of the package or plugin; of the base choice `base_package_name` or `pluginname`, "" if the product has no other. */
  name: string
  /** Path category of the cart call that adds this choice: the product's kind, "package" or "plugin". */
  category: LineCategory
  sku: string | null
  priceRappen: number
  isBase: boolean
  managesInventory: boolean
  inventoryItemId: string | null
}

export interface CatalogueProduct {
  id: string
  /** Variant of the base choice. */
  variantId: string
  kind: ProductKind
  slug: string
  handle: string
  name: string
  /** Of its page; null for what has none. */
  readonly address: string | null
  readonly card: ProductCard
  readonly detail: ProductDetail
  /** Base choice: the price of a day for rentals, else of a piece. */
  priceRappen: number
  /** Of rentals: what some days cost together, the shortest first. */
  rates: readonly RentalRate[]
  /** Of rentals: what is charged for it beside its price. */
  charges: readonly PieceCharge[]
  choices: CatalogueChoice[]
  /** Of the choices, in their order: known without reading them. */
  choiceNames: readonly string[]
  purposeIds: string[]
  serviceIds: string[]
  /** The product that comes along as a mandatory line. */
  companionId: string | null
  isInactive: boolean
  /** Comes along by force and isn't bought alone. */
  isMandatory: boolean
  managesInventory: boolean
  inventoryItemId: string | null
  restockingDays: number
  deviceTags: string[]
  recommended: boolean
  /** Of recommended add-ons: the kinds they go with, none for all. */
  goesWith: readonly ProductKind[]
  /** Day in Zurich on which it, a choice or a price was changed last, `YYYY-MM-DD`. */
  changedOn: string
  /** What is searched of it; null for what isn't to be found. */
  readonly searchSource: SearchSource | null
}

export interface CatalogueService extends ServicePrice {
  id: string
  name: string
  description: string
  /** Of one group a rental has at most one; "" for none. */
  group: string
  wire: ProductServiceWire
}

export interface CatalogueDeliveryType extends OwnTimes {
  id: string
  name: string
  description: string
  priceRappen: number
  needsDeliveryAddress: boolean
  isDefault: boolean
}

/** The whole catalogue at one moment, immutable. Lists are in display order. */
export interface CatalogueSnapshot {
  products: ReadonlyMap<string, CatalogueProduct>
  /** By the variant. */
  choices: Pick<ReadonlyMap<string, { product: CatalogueProduct; choice: CatalogueChoice }>, "get" | "has">
  deliveryTypes: readonly CatalogueDeliveryType[]
  purposes: readonly RentalPurpose[]
  services: ReadonlyMap<string, CatalogueService>
  findBySlug(kind: ProductKind, slug: string): CatalogueProduct | undefined
  list(kind: ProductKind): readonly CatalogueProduct[]
}
