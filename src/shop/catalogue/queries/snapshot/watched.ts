import type { Watched } from "#platform/cache/index"

const PRODUCT_OF_ROW = { products: "select product_id from changed" }
const PRODUCT_OF_VARIANT = {
  products: "select v.product_id from changed join product_variant v on v.id = changed.variant_id",
}

const IN_STOCK = (row: "old" | "new") => `${row}.stocked_quantity > ${row}.reserved_quantity`

/** The tables that the catalogue is read from: Medusa's, its link tables, ours. Of the latter anything may have changed. */
export const CATALOGUE: Watched = {
  area: "catalogue",
  tables: [
    "product_type",
    "product_service",
    "product_service_offer",
    "rental_delivery_type",
    "rental_purpose",
    "rental_product_purpose",
  ],
  byProduct: {
    product: { products: "select id from changed" },
    product_variant: PRODUCT_OF_ROW,
    image: PRODUCT_OF_ROW,
    catalogue_product_profile: PRODUCT_OF_ROW,
    catalogue_rental_rate: PRODUCT_OF_ROW,
    rental_product: PRODUCT_OF_ROW,
    catalogue_variant_profile: PRODUCT_OF_VARIANT,
    product_variant_price_set: PRODUCT_OF_VARIANT,
    product_variant_inventory_item: PRODUCT_OF_VARIANT,
    price: {
      products: `select v.product_id from changed join product_variant_price_set l on l.price_set_id = changed.price_set_id
    join product_variant v on v.id = l.variant_id`,
    },
    // Told only when a level passes between some and none, since every order changes it.
    inventory_level: {
      products: `select v.product_id from changed
    join product_variant_inventory_item l on l.inventory_item_id = changed.inventory_item_id
    join product_variant v on v.id = l.variant_id`,
      updatesWhen: `(${IN_STOCK("old")}) is distinct from (${IN_STOCK("new")})
  or old.deleted_at is distinct from new.deleted_at`,
    },
  },
}
