import { model } from "@medusajs/framework/utils"

/** A firm that works with us, shown by its logo. `thumbnail` is an address; "" asks for the firm's name instead. */
export const Reference = model.define(
  { name: "Reference", tableName: "content_reference" },
  {
    id: model.id({ prefix: "cref" }).primaryKey(),
    name: model.text(),
    /** The firm's own site; opens in a new tab. */
    url: model.text().nullable(),
    thumbnail: model.text().default(""),
    sort_order: model.number().default(0),
    /** Counts the changes of the entry, not of its place. */
    version: model.number().default(1),
  },
)
