import { model } from "@medusajs/framework/utils"

/** A picture of an event's carousel. */
export const EventImage = model.define("event_image", {
  id: model.id({ prefix: "evtimg" }).primaryKey(),
  event_id: model.text(),
  url: model.text(),
  alt: model.text().default(""),
  sort_order: model.number().default(0),
})
