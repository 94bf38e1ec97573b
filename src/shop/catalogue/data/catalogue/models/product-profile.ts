import { model } from "@medusajs/framework/utils"

/**
 * What the shop shows of a product beyond Medusa's own fields. One row per product, found by `product_id`.
 * `kind` repeats the product type, kept in step by a trigger, so that a slug is unique within its kind.
 */
export const ProductProfile = model
  .define(
    { name: "ProductProfile", tableName: "catalogue_product_profile" },
    {
      id: model.id({ prefix: "cpp" }).primaryKey(),
      product_id: model.text(),
      kind: model.text(),
      slug: model.text(),
      sort_order: model.number().default(0),
      is_inactive: model.boolean().default(false),
      card_info: model.text().default(""),
      delivery_content: model.text().default(""),
      fact_laser_reach: model.text().default(""),
      fact_laser_accuracy: model.text().default(""),
      fact_speed: model.text().default(""),
      fact_battery: model.text().default(""),
      /** Name of the choice that the product itself is: `base_package_name` or `pluginname` on the wire. */
      base_choice_name: model.text().default(""),
      thumbnail_alt: model.text().default(""),
      /** Alternative texts of the pictures, by the picture's address. */
      image_alts: model.json().default({}),
      /** Ids at the video service, at most three. */
      videos: model.json().default([] as unknown as Record<string, unknown>),
      /** `{header, content}`, at most four. */
      accordions: model.json().default([] as unknown as Record<string, unknown>),
      /** `{title, url, bytes}`, at most four; the size is missing where it isn't known. */
      documents: model.json().default([] as unknown as Record<string, unknown>),
      /** `{title, url, bytes}`, at most four. */
      sample_data: model.json().default([] as unknown as Record<string, unknown>),
      /** Product ids in the order shown. */
      accessory_ids: model.json().default([] as unknown as Record<string, unknown>),
      software_ids: model.json().default([] as unknown as Record<string, unknown>),
      /** Slugs of the devices it belongs to: the filters of accessories and software. */
      device_tags: model.json().default([] as unknown as Record<string, unknown>),
      /** The product that comes along in the cart and can't be removed alone. */
      companion_id: model.text().nullable(),
      is_mandatory: model.boolean().default(false),
      is_recommended: model.boolean().default(false),
      /** Kinds that a recommended add-on goes with; none for all. */
      goes_with: model.json().default([] as unknown as Record<string, unknown>),
      /** `ChargeEntries`: what is charged beside the price, by code. */
      charges: model.json().default({}),
      seo_title: model.text().default(""),
      seo_description: model.text().default(""),
      search_keywords: model.text().default(""),
      in_search: model.boolean().default(true),
    },
  )
  .indexes([
    { on: ["product_id"], unique: true, where: "deleted_at IS NULL" },
    { on: ["kind", "slug"], unique: true, where: "deleted_at IS NULL" },
  ])
