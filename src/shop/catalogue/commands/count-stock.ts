import { recordAudit } from "#platform/audit/record"
import { now } from "#platform/clock"
import { notFound, staleChange } from "#platform/refusal"
import { byStaff } from "#platform/transaction/by-staff"
import { productStock } from "../queries/staff/product-stock"
import type { StockBody } from "../wire/staff-stock"

/**
 * Says how many pieces of an article are on the shelf, and why that isn't what the shop thought. What is reserved stays reserved,
 * also if it is more than there is. Written as Medusa's inventory module writes it.
 * @throws Refusal 404 for an article that isn't the product's or isn't counted; 409 if it was sold or counted since
 */
export const countStock = byStaff(
  async (trx, staffId, productId: string, { article: id, pieces, reason, version }: StockBody): Promise<void> => {
    const levels: { id: string; stocked_quantity: string }[] = await trx("inventory_level")
      .select("id", "stocked_quantity")
      .where({ inventory_item_id: id, deleted_at: null })
      .orderBy("id")
      .forUpdate()
    const article = (await productStock(trx, productId)).find((each) => each.id === id)
    if (!article || levels.length === 0) throw notFound()
    if (article.pieces === pieces) return
    if (article.pieces !== version) throw staleChange(article.pieces)
    const [level] = levels
    const stocked = Number(level.stocked_quantity) + pieces - article.pieces
    await trx("inventory_level")
      .where({ id: level.id })
      .update({
        stocked_quantity: stocked,
        raw_stocked_quantity: JSON.stringify({ value: String(stocked), precision: 20 }),
        updated_at: now(),
      })
    await recordAudit(trx, {
      staffId,
      action: "product.stock",
      subject: { type: "product", id: productId },
      before: { article: article.sku, pieces: article.pieces },
      after: { article: article.sku, pieces, reason },
    })
  },
)
