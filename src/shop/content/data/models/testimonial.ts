import { model } from "@medusajs/framework/utils"

/** What a customer says of us. `stars` counts from 1 to 5. */
export const Testimonial = model
  .define(
    { name: "Testimonial", tableName: "content_testimonial" },
    {
      id: model.id({ prefix: "ctes" }).primaryKey(),
      stars: model.number(),
      text: model.text(),
      name: model.text(),
      company: model.text().default(""),
      avatar: model.text().default(""),
      sort_order: model.number().default(0),
      /** Counts the changes of the entry, not of its place. */
      version: model.number().default(1),
    },
  )
  .checks([{ name: "content_testimonial_stars", expression: "stars between 1 and 5" }])
