import { model } from "@medusajs/framework/utils"

/** What customers rent for; the filter buttons of the rental list. */
export const RentalPurpose = model
  .define("rental_purpose", {
    id: model.id({ prefix: "rpur" }).primaryKey(),
    slug: model.text(),
    name: model.text(),
    description: model.text().default(""),
    sort_order: model.number().default(0),
    /** Counts changes by staff. */
    version: model.number().default(1),
  })
  .indexes([{ on: ["slug"], unique: true, where: "deleted_at IS NULL" }])
