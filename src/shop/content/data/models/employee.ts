import { model } from "@medusajs/framework/utils"

/** Somebody of the team with the direct ways to reach them. */
export const Employee = model.define(
  { name: "Employee", tableName: "content_employee" },
  {
    id: model.id({ prefix: "cemp" }).primaryKey(),
    first_name: model.text(),
    last_name: model.text(),
    position: model.text().default(""),
    phone: model.text().default(""),
    mail: model.text().default(""),
    avatar: model.text().default(""),
    sort_order: model.number().default(0),
    /** Counts the changes of the entry, not of its place. */
    version: model.number().default(1),
  },
)
