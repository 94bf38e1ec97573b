import { buildSnapshot } from "#shop/catalogue/queries/snapshot/build"
import { PackedTexts } from "#shop/catalogue/queries/snapshot/packed-texts"
import type { ProductRow, ProfileRow, VariantRow } from "#shop/catalogue/queries/snapshot/rows"
import type { CatalogueSnapshot } from "#shop/catalogue/queries/snapshot/types"
import type { ProductKind } from "#shop/catalogue/rules/product-kinds"
import type { GoodsFacts, RentalFacts, ServiceFacts, ShopFacts } from "./shop-facts"

const TEXTS = new PackedTexts(JSON.stringify({ description: null, images: [] }))
const CHANGED = "2026-11-01"

/** The facts as the database has them, read as the shop reads its own. */
export const catalogueOf = (shop: ShopFacts): CatalogueSnapshot =>
  buildSnapshot({
    products: [...shop.rentals.map((rental) => rentalRow(rental, shop)), ...shop.goods.map(goodsRow)],
    variants: [
      ...shop.rentals.map(({ id, pricePerDay }) => variantRow(variantOf(id), id, pricePerDay)),
      ...shop.goods.flatMap(({ id, choices }) => choices.map((choice) => variantRow(choice.id, id, choice.price))),
    ],
    services: serviceRows(shop.rentals),
    purposes: [],
    deliveryTypes: shop.deliveries.map(({ id, price }, index) => ({
      id,
      name: id,
      slug: id,
      lead_days: null,
      cut_off_time: null,
      description: "",
      price_rappen: price,
      needs_delivery_address: price > 0,
      is_default: index === 0,
    })),
  })

export const variantOf = (rentalId: string) => `${rentalId}-base`

function productRow(id: string, kind: ProductKind, profile: Partial<ProfileRow>): ProductRow {
  return {
    id,
    handle: id,
    name: id,
    subtitle: null,
    thumbnail: null,
    kind,
    profile: { slug: id, accessory_ids: [], software_ids: [], device_tags: [], charges: {}, ...profile } as ProfileRow,
    restocking_days: null,
    rates: [],
    changed_on: CHANGED,
    texts: TEXTS,
  }
}

/** A device that is sold, too, has the address of the one that is sold. */
const rentalRow = ({ id, rates, deposit, companion }: RentalFacts, { goods }: ShopFacts): ProductRow => ({
  ...productRow(id, "rental", {
    slug: goods.find(({ rental }) => rental === id)?.id ?? id,
    companion_id: companion,
    charges: { deposit },
  }),
  rates,
})

const goodsRow = ({ id, kind, companion }: GoodsFacts): ProductRow => productRow(id, kind, { companion_id: companion })

/** Prices come from the database as francs in text. */
const variantRow = (id: string, productId: string, price: number): VariantRow => ({
  id,
  product_id: productId,
  title: id,
  sku: null,
  manage_inventory: false,
  price: String(price / 100),
  description: null,
  delivery_content: null,
  inventory_item_id: null,
  available: null,
  changed_on: CHANGED,
})

function serviceRows(rentals: readonly RentalFacts[]) {
  const services = new Map<string, ServiceFacts>(rentals.flatMap((one) => one.services.map((each) => [each.id, each])))
  const inOrder = [...services.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
  return inOrder.map(({ id, per, amount, group }) => ({
    id,
    name: id,
    description: "",
    basis: per,
    price_rappen: per === "permille" ? 0 : amount,
    permille: per === "permille" ? amount : 0,
    group_name: group,
    product_ids: rentals.filter((one) => one.services.some((each) => each.id === id)).map((one) => one.id),
  }))
}
