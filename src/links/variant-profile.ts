import { defineLink } from "@medusajs/framework/utils"
import ProductModule from "@medusajs/medusa/product"
import CatalogueModule from "#shop/catalogue/data/catalogue/index"

/** Lets the admin read `variant.variant_profile`; the profile keeps the variant's id itself. */
export default defineLink(
  { linkable: ProductModule.linkable.productVariant, field: "id" },
  { ...CatalogueModule.linkable.variantProfile.id, primaryKey: "variant_id" },
  { readOnly: true },
)
