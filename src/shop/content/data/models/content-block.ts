import { model } from "@medusajs/framework/utils"

/** HTML that staff write and a page shows, found by `key`: "home-intro", "agb", "faq" … */
export const ContentBlock = model
  .define(
    { name: "ContentBlock", tableName: "content_block" },
    {
      id: model.id({ prefix: "cblk" }).primaryKey(),
      key: model.text(),
      html: model.text().default(""),
      /** Counts its changes; 1 is what came with the shop. */
      version: model.number().default(1),
    },
  )
  .indexes([{ on: ["key"], unique: true, where: "deleted_at IS NULL" }])
