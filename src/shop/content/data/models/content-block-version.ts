import { model } from "@medusajs/framework/utils"

/** A text as it was saved once. The one of a key with the highest version is what the block holds. */
export const ContentBlockVersion = model
  .define(
    { name: "ContentBlockVersion", tableName: "content_block_version" },
    {
      id: model.id({ prefix: "cbver" }).primaryKey(),
      key: model.text(),
      version: model.number(),
      html: model.text(),
      /** Null for what came with the shop. */
      staff_id: model.text().nullable(),
      /** The version that was brought back. */
      restored_from: model.number().nullable(),
      /** Of the terms: the version that orders name. */
      label: model.text().nullable(),
    },
  )
  .indexes([{ on: ["key", "version"], unique: true, where: "deleted_at IS NULL" }])
