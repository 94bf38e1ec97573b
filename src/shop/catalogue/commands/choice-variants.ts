import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { now } from "#platform/clock"
import { sanitised } from "#platform/staff-html"
import type { ChoiceOption } from "./choice-options"
import { removePrices } from "./choice-prices"
import { type OpenEdit, type ProductEdit, withProducts } from "./product-edit"

/** Takes variants away with what hangs on them. Orders and carts keep their lines, which name what was bought. */
export async function removeVariants(edit: ProductEdit, ids: string[]) {
  if (ids.length === 0) return
  await removePrices(edit, ids)
  await edit.trx("product_variant_inventory_item").whereIn("variant_id", ids).delete()
  await edit.trx("catalogue_variant_profile").whereIn("variant_id", ids).delete()
  await withProducts(edit, (products, context) => products.softDeleteProductVariants(ids, {}, context))
}

interface NewVariant {
  title: string
  rank: number
}

/** Variants that draw on the stock of the base choice. @returns their ids, in order */
export async function addVariants(edit: ProductEdit, option: ChoiceOption, added: NewVariant[]): Promise<string[]> {
  const { product, variants } = edit.rows
  const [base] = variants
  const skus = await nextSkus(edit.trx, base.sku, added.length)
  const made = await withProducts(edit, (products, context) =>
    products.createProductVariants(
      added.map(({ title, rank }, index) => ({
        product_id: product.id,
        title,
        sku: skus[index],
        options: { [option.title]: title },
        variant_rank: rank,
        allow_backorder: true,
        manage_inventory: base.manage_inventory,
      })),
      context,
    ),
  )
  const ids = made.map(({ id }) => id)
  if (base.inventory_item_id) await drawOnStock(edit, ids, base.inventory_item_id)
  return ids
}

export async function drawOnStock({ trx }: OpenEdit, variantIds: string[], inventoryItemId: string) {
  await trx("product_variant_inventory_item").insert(
    variantIds.map((variant_id) => ({
      id: generateEntityId(undefined, "pvitem"),
      variant_id,
      inventory_item_id: inventoryItemId,
    })),
  )
}

/** "KAUF-RTC-360-3" after "…-2": a number that was given once, even to a choice that is no more, isn't given again. */
async function nextSkus(trx: Knex.Transaction, base: string | null, count: number): Promise<(string | null)[]> {
  if (base === null) return Array(count).fill(null)
  const { rows } = await trx.raw<{ rows: { last: number }[] }>(
    `select coalesce(max(substring(sku from length(:base) + 2)::int), 0) as last from product_variant
      where starts_with(sku, :base || '-') and substring(sku from length(:base) + 2) ~ '^\\d{1,6}$'`,
    { base },
  )
  return Array.from({ length: count }, (_, index) => `${base}-${rows[0].last + 1 + index}`)
}

interface ChoiceTexts {
  id: string
  description: string
  delivery_content: string
}

/** What packages and plugins say of themselves; the base choice shows the product's texts. */
export async function writeChoiceTexts({ trx }: OpenEdit, choices: ChoiceTexts[]) {
  const at = now()
  for (const { id, description, delivery_content } of choices)
    await trx.raw(
      `insert into catalogue_variant_profile (id, variant_id, description, delivery_content, created_at, updated_at)
       values (:row, :id, :description, :delivery, :at, :at)
       on conflict (variant_id) where deleted_at is null
       do update set description = :description, delivery_content = :delivery, updated_at = :at`,
      {
        row: generateEntityId(undefined, "cvp"),
        id,
        description: sanitised(description),
        delivery: sanitised(delivery_content),
        at,
      },
    )
}
