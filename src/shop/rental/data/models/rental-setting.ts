import { model } from "@medusajs/framework/utils"

/** What the owner has changed about all rentals: one row, or none while everything is as by default. */
export const RentalSetting = model.define("rental_setting", {
  /** Always `rental`. */
  id: model.text().primaryKey(),
  /** `RentalSettings` of the contract. */
  value: model.json(),
  /** Counts changes. */
  version: model.number(),
})
