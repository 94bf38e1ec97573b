import { model } from "@medusajs/framework/utils"
import { ProductServiceOffer } from "./product-service-offer"

/** A service booked with a rental and charged once per line. The price is in Rappen, without VAT. */
export const ProductService = model
  .define(
    { name: "ProductService", tableName: "product_service" },
    {
      id: model.id({ prefix: "psvc" }).primaryKey(),
      slug: model.text(),
      name: model.text(),
      description: model.text().default(""),
      price_rappen: model.number(),
      sort_order: model.number().default(0),
      /** Whether it can be chosen in the shop; orders that name it stay. */
      is_active: model.boolean().default(true),
      /** Counts changes by staff. */
      version: model.number().default(1),
      offers: model.hasMany(() => ProductServiceOffer, { mappedBy: "service" }),
    },
  )
  .indexes([{ on: ["slug"], unique: true, where: "deleted_at IS NULL" }])
  .cascades({ delete: ["offers"] })
