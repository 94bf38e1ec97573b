import { model } from "@medusajs/framework/utils"

/** One device with its serial number, unique however written. In service unless staff took it out or its calibration date has
 * passed; a deleted one is retired. */
export const RentalUnit = model
  .define("rental_unit", {
    id: model.id({ prefix: "runit" }).primaryKey(),
    product_id: model.text(),
    serial_number: model.text(),
    is_in_service: model.boolean().default(true),
    /** Calendar day until which, inclusive, the calibration is valid. */
    calibration_due: model.text().nullable(),
    note: model.text().default(""),
  })
  .indexes([
    { on: ["product_id"], where: "deleted_at IS NULL" },
    { on: ["serial_number"], unique: true, where: "deleted_at IS NULL" },
  ])
