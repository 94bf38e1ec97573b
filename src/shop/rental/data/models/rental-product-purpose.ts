import { model } from "@medusajs/framework/utils"

/** That a product serves a purpose. */
export const RentalProductPurpose = model
  .define("rental_product_purpose", {
    id: model.id({ prefix: "rpp" }).primaryKey(),
    product_id: model.text(),
    purpose_id: model.text(),
  })
  .indexes([{ on: ["product_id", "purpose_id"], unique: true, where: "deleted_at IS NULL" }])
