import { defineLink } from "@medusajs/framework/utils"
import ProductModule from "@medusajs/medusa/product"
import ProductServiceModule from "#shop/catalogue/data/product-service/index"

/** Lets the admin read `product.product_service_offers` with their services. */
export default defineLink(
  { linkable: ProductModule.linkable.product, field: "id" },
  { ...ProductServiceModule.linkable.productServiceOffer.id, primaryKey: "product_id" },
  { readOnly: true, isList: true },
)
