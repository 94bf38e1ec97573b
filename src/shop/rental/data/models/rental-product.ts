import { model } from "@medusajs/framework/utils"

/** Makes a Medusa product one that is rented out. `restocking_days` are working days between its return and the next use. */
export const RentalProduct = model.define("rental_product", {
  product_id: model.text().primaryKey(),
  restocking_days: model.number().default(0),
})
