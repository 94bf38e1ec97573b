import { model } from "@medusajs/framework/utils"

/** A file that staff uploaded, kept by Medusa's file provider under `key`. */
export const StoredFile = model.define("stored_file", {
  id: model.id({ prefix: "file" }).primaryKey(),
  /** One of `FILE_USES`. */
  use: model.text(),
  key: model.text(),
  /** Address of a public file; null for a private one. */
  url: model.text().nullable(),
  name: model.text(),
  mime_type: model.text(),
  bytes: model.number(),
  staff_id: model.text(),
  /** What a private file belongs to; unclaimed ones are deleted after a day. */
  owner_type: model.text().nullable(),
  owner_id: model.text().nullable(),
})
