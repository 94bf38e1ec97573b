import { model } from "@medusajs/framework/utils"

/**
 * One person who comes to one event; with `deleted_at` one who was to come and doesn't. Deleted for good when the privacy
 * policy says so, see `settings.eventRegistrationMonths`.
 */
export const EventRegistration = model.define("event_registration", {
  id: model.id({ prefix: "evtreg" }).primaryKey(),
  event_id: model.text(),
  company: model.text(),
  sector: model.text(),
  first_name: model.text(),
  last_name: model.text(),
  address: model.text(),
  postalcode: model.text(),
  city: model.text(),
  phone: model.text(),
  email: model.text(),
})
