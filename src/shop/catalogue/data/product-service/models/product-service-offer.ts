import { model } from "@medusajs/framework/utils"
import { ProductService } from "./product-service"

/** That a product can be booked with a service. */
export const ProductServiceOffer = model
  .define(
    { name: "ProductServiceOffer", tableName: "product_service_offer" },
    {
      id: model.id({ prefix: "psof" }).primaryKey(),
      product_id: model.text(),
      service: model.belongsTo(() => ProductService, { mappedBy: "offers" }),
    },
  )
  .indexes([{ on: ["product_id", "service_id"], unique: true, where: "deleted_at IS NULL" }])
