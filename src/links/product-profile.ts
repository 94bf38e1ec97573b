import { defineLink } from "@medusajs/framework/utils"
import ProductModule from "@medusajs/medusa/product"
import CatalogueModule from "#shop/catalogue/data/catalogue/index"

/** Lets the admin read `product.product_profile`; the profile keeps the product's id itself. */
export default defineLink(
  { linkable: ProductModule.linkable.product, field: "id" },
  { ...CatalogueModule.linkable.productProfile.id, primaryKey: "product_id" },
  { readOnly: true },
)
