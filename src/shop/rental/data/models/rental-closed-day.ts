import { model } from "@medusajs/framework/utils"

/** A day that staff closed, besides the public holidays, which nobody has to enter. */
export const RentalClosedDay = model
  .define("rental_closed_day", {
    id: model.id({ prefix: "rclos" }).primaryKey(),
    date: model.text(),
    name: model.text(),
  })
  .indexes([{ on: ["date"], unique: true, where: "deleted_at IS NULL" }])
