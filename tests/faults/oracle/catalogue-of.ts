import { buildSnapshot } from "#shop/catalogue/queries/snapshot/build"
import { PackedProduct } from "#shop/catalogue/queries/snapshot/packed-product"
import type { ProfileRow, StoredRow, VariantRow } from "#shop/catalogue/queries/snapshot/rows"
import type { CatalogueSnapshot } from "#shop/catalogue/queries/snapshot/types"
import type { GoodsFacts, RentalFacts, ServiceFacts, ShopFacts } from "./shop-facts"

const TEXTS = JSON.stringify({ images: [] })
const CHANGED = "2026-11-01"

/** The facts as the database has them, read as the shop reads its own. */
export const catalogueOf = (shop: ShopFacts): CatalogueSnapshot =>
  buildSnapshot({
    products: PackedProduct.all(
      [...shop.rentals.map((rental) => rentalRow(rental, shop)), ...shop.goods.map(goodsRow)].map((row) => ({
        id: row.id,
        row: JSON.stringify(row),
        texts: TEXTS,
      })),
    ),
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

function productRow(
  { id, kind, ...row }: Pick<StoredRow, "id" | "kind" | "variants">,
  profile: Partial<ProfileRow>,
): StoredRow {
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
    ...row,
  }
}

/** A device that is sold, too, has the address of the one that is sold. */
const rentalRow = ({ id, pricePerDay, rates, deposit, companion }: RentalFacts, { goods }: ShopFacts): StoredRow => ({
  ...productRow(
    { id, kind: "rental", variants: [variantRow(variantOf(id), id, pricePerDay)] },
    {
      slug: goods.find(({ rental }) => rental === id)?.id ?? id,
      companion_id: companion,
      charges: { deposit },
    },
  ),
  rates,
})

const goodsRow = ({ id, kind, companion, choices }: GoodsFacts): StoredRow =>
  productRow(
    { id, kind, variants: choices.map((choice) => variantRow(choice.id, id, choice.price)) },
    { companion_id: companion },
  )

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
