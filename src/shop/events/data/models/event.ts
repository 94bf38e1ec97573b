import { model } from "@medusajs/framework/utils"

/** A free event. Day and times are those of Switzerland: `day` is `YYYY-MM-DD`, the times are `HH:MM`. */
export const Event = model.define("event", {
  id: model.id({ prefix: "evt" }).primaryKey(),
  slug: model.text(),
  name: model.text(),
  subtitle: model.text().default(""),
  /** One of `EVENT_LOCATIONS`: registrations name the place, not the event. */
  location: model.text(),
  venue: model.text().default(""),
  venue_address: model.text().default(""),
  day: model.text(),
  start_time: model.text(),
  end_time: model.text(),
  /** Registrations taken at most; null is without limit. */
  seats: model.number().nullable(),
  /** Address of the picture on the card; null shows the placeholder. */
  thumbnail: model.text().nullable(),
  thumbnail_alt: model.text().default(""),
  /** HTML; sanitised where it is read. */
  content: model.text().default(""),
  /** Called off for good: still shown, with `cancellation_note`, but nobody can register. */
  is_cancelled: model.boolean().default(false),
  cancellation_note: model.text().default(""),
  /** Counts the changes; who changes an older one than the latest is told so. */
  version: model.number().default(1),
})
