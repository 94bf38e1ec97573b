import { model } from "@medusajs/framework/utils"

/** What a package or plugin says of itself. One row per variant, found by `variant_id`; the base choice needs none. */
export const VariantProfile = model
  .define(
    { name: "VariantProfile", tableName: "catalogue_variant_profile" },
    {
      id: model.id({ prefix: "cvp" }).primaryKey(),
      variant_id: model.text(),
      description: model.text().default(""),
      delivery_content: model.text().default(""),
    },
  )
  .indexes([{ on: ["variant_id"], unique: true, where: "deleted_at IS NULL" }])
