import { model } from "@medusajs/framework/utils"
import { SERVICE_BASES } from "#shop/rental/rules/service-price"
import { ProductServiceOffer } from "./product-service-offer"

/** A service booked with a rental. The price is in Rappen, without VAT. */
export const ProductService = model
  .define(
    { name: "ProductService", tableName: "product_service" },
    {
      id: model.id({ prefix: "psvc" }).primaryKey(),
      slug: model.text(),
      name: model.text(),
      description: model.text().default(""),
      /** What it is charged by: once per rental, by chargeable day, or as a share of the rent. */
      basis: model.enum([...SERVICE_BASES]).default("rental"),
      /** 0 where it is a share of the rent. */
      price_rappen: model.number(),
      /** Of the rent, where it is a share of it; else 0. */
      permille: model.number().default(0),
      /** Of services of one group a rental has at most one; "" for none. */
      group_name: model.text().default(""),
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
