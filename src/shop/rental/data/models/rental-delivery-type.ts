import { model } from "@medusajs/framework/utils"

/** A way to bring a unit to the customer and back; without a price it is pickup. Day counts are working days. */
export const RentalDeliveryType = model
  .define("rental_delivery_type", {
    id: model.id({ prefix: "rdel" }).primaryKey(),
    slug: model.text(),
    name: model.text(),
    description: model.text().default(""),
    price_rappen: model.number().default(0),
    preparation_days: model.number().default(0),
    transit_out_days: model.number().default(0),
    transit_back_days: model.number().default(0),
    /** `HH:MM` until which a unit still leaves today; null: the shop's general cut-off. */
    cut_off_time: model.text().nullable(),
    /** Working days between order and start of a rental, 0: the same day until the cut-off; null: the specified rule. */
    lead_days: model.number().nullable(),
    needs_delivery_address: model.boolean().default(false),
    is_default: model.boolean().default(false),
    /** Whether it can be chosen in the shop; reservations made with it stay. */
    is_active: model.boolean().default(true),
    /** Counts changes by staff. */
    version: model.number().default(1),
    sort_order: model.number().default(0),
  })
  .indexes([{ on: ["slug"], unique: true, where: "deleted_at IS NULL" }])
