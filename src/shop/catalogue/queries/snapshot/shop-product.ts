import type { RentalRate } from "#shop/rental/rules/rental-rates"
import type { PieceCharge } from "../../rules/charges/product-charge"
import { addressOf } from "../../rules/product-addresses"
import { PRODUCT_KINDS } from "../../rules/product-kinds"
import type { DeviceReference, ProductCard, ProductDetail } from "../../wire/product"
import { choiceOf } from "./choices"
import type { PackedProduct } from "./packed-product"
import { companionOf, referenceOf, referencesOf } from "./references"
import type { ProductRow } from "./rows"
import type { CatalogueChoice, CatalogueProduct, CatalogueService, CatalogueSnapshot } from "./types"
import { cardOf, chargesOf, chargesOfWire, detailOf, rappenOf, ratesOf, ratesWire } from "./wire"

/** What a product's fields are made of besides its own row. */
export interface Shop extends Pick<CatalogueSnapshot, "products" | "findBySlug"> {
  services: ReadonlyMap<string, CatalogueService>
  serviceIdsOf: ReadonlyMap<string, string[]>
  purposeIdsOf: ReadonlyMap<string, string[]>
  /** The devices of the filters, each with the page of the first product for sale that carries its tag. */
  devices: readonly DeviceReference[]
  /** What was made of a product's row, as long as there is room. */
  madeOf(product: PackedProduct): Made
}

/** Read and mapped when it is first asked for: sanitising texts takes a thousand times as long as the rest. */
export interface Made {
  row: ProductRow
  card?: ProductCard
  detail?: ProductDetail
  choices?: CatalogueChoice[]
  rates?: readonly RentalRate[]
  charges?: readonly PieceCharge[]
}

const NONE: string[] = []

/** A product of one snapshot. All but what is packed with it is read when asked for. */
export class ShopProduct implements CatalogueProduct {
  readonly #packed: PackedProduct
  readonly #shop: Shop

  constructor(packed: PackedProduct, shop: Shop) {
    this.#packed = packed
    this.#shop = shop
  }

  get id() {
    return this.#packed.id
  }
  get variantId() {
    return this.#packed.variantIds[0]
  }
  get kind() {
    return this.#packed.kind
  }
  get slug() {
    return this.#packed.slug
  }
  get name() {
    return this.#packed.name
  }
  get address() {
    return addressOf(this.kind, this.slug)
  }
  get isInactive() {
    return this.#packed.isInactive
  }
  get isMandatory() {
    return this.#packed.isMandatory
  }
  get choiceNames() {
    return this.#packed.choiceNames
  }
  get deviceTags() {
    return this.#packed.deviceTags
  }
  get changedOn() {
    return this.#packed.changedOn
  }
  get searchSource() {
    return this.#packed.isFound && this.address !== null ? this.#packed : null
  }
  get purposeIds() {
    return this.#shop.purposeIdsOf.get(this.id) ?? NONE
  }
  get serviceIds() {
    return this.#shop.serviceIdsOf.get(this.id) ?? NONE
  }

  get #made() {
    return this.#shop.madeOf(this.#packed)
  }
  get #row() {
    return this.#made.row
  }
  get #base() {
    return this.#row.variants[0]
  }
  /** A device that is sold and rented is two products (ruling 3), which share their slug. */
  get #counterpart() {
    const { counterpart } = PRODUCT_KINDS[this.kind]
    return counterpart === null ? undefined : this.#shop.findBySlug(counterpart, this.slug)?.card
  }

  get handle() {
    return this.#row.handle
  }
  get priceRappen() {
    return rappenOf(this.#base)
  }
  get managesInventory() {
    return this.#base.manage_inventory
  }
  get inventoryItemId() {
    return this.#base.inventory_item_id
  }
  get companionId() {
    return this.#row.profile?.companion_id ?? null
  }
  get restockingDays() {
    return this.#row.restocking_days ?? 0
  }
  get recommended() {
    return this.#row.profile?.is_recommended ?? false
  }
  get goesWith() {
    return this.#row.profile?.goes_with ?? []
  }
  get rates() {
    const made = this.#made
    made.rates ??= ratesOf(made.row, this.card, this.#counterpart)
    return made.rates
  }
  get charges() {
    const made = this.#made
    made.charges ??= chargesOf(made.row, this.card, this.#counterpart)
    return made.charges
  }
  get choices() {
    const made = this.#made
    made.choices ??= made.row.variants.map((variant) => choiceOf(made.row, variant))
    return made.choices
  }
  get card() {
    const made = this.#made
    made.card ??= cardOf(made.row)
    return made.card
  }
  get detail() {
    const made = this.#made
    made.detail ??= detailOf(made.row, this.card, this.#related())
    return made.detail
  }

  #related() {
    const { products, services, devices } = this.#shop
    const { profile } = this.#row
    const companion = products.get(profile?.companion_id ?? "")
    const counterpart = this.#counterpart
    return {
      ...ratesWire(this.rates),
      ...chargesOfWire(this.charges),
      accessoryitems: referencesOf(this.#shop, profile?.accessory_ids),
      softwareserviceitems: referencesOf(this.#shop, profile?.software_ids),
      productservices: this.serviceIds.map((id) => services.get(id)!.wire),
      ...(companion && { mandatory_companion: companionOf(companion.card) }),
      ...(counterpart && { counterpart: referenceOf(counterpart) }),
      devices: PRODUCT_KINDS[this.kind].isByDevice ? devices.filter(({ tag }) => this.deviceTags.includes(tag)) : [],
    }
  }
}
