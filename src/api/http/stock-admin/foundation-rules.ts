import { commerceFacts } from "#area/cart"
import { PRODUCT_KIND_NAMES } from "#shop/catalogue/rules/product-kinds"
import { VAT_CODE } from "#shop/settings/rules/medusa-codes"
import type { PlainCode } from "#texts/codes"
import { bodyOf, isAny, listOf } from "./facts"
import type { StockRule } from "./stock-refusal"

const FOUNDATION = "stock.foundation"
const VAT_IN_SETTINGS = "stock.vat_in_settings"
const ONE_LOCATION = "stock.one_location"

export const isFoundation: StockRule = () => FOUNDATION

/**
 * Refuses deleting a row that the shop finds by what is in its columns, and other values of these.
 * @param which condition on the row `t`: whether the shop stands on it
 */
const keepsValues =
  (table: string, columns: string[], which: string, reason: PlainCode = FOUNDATION): StockRule =>
  async (request, db) => {
    const sql = `select 1 from ${table} t, unnest(:columns::text[]) kept
      where t.id = :id and ${which} and (:deletes or
        jsonb_exists(:sent::jsonb, kept) and :sent::jsonb -> kept is distinct from to_jsonb(t) -> kept)`
    const sent = JSON.stringify(bodyOf(request))
    const deletes = request.method === "DELETE"
    return (await isAny(db, sql, { id: request.params.id, columns, sent, deletes })) ? reason : null
  }

/** The settings have the rate, and Medusa's follows them. */
export const keepsVat = keepsValues(
  "tax_rate",
  ["rate", "code", "is_default"],
  `t.is_default and t.code = '${VAT_CODE}'`,
  VAT_IN_SETTINGS,
)
export const keepsCurrency = keepsValues("region", ["currency_code"], "t.currency_code = 'chf'")
export const keepsKind = keepsValues(
  "product_type",
  ["value"],
  `t.value in (${PRODUCT_KIND_NAMES.map((kind) => `'${kind}'`).join(", ")})`,
)
export const keepsChannel = keepsValues("store", ["default_sales_channel_id"], "true")

/** Where the shop's channel has its stock. */
export const keepsStock: StockRule = async (request, db) => {
  const removed = listOf(bodyOf(request).remove).map(String)
  const sql = "select 1 from store where default_sales_channel_id = any(:removed) and deleted_at is null"
  return (await isAny(db, sql, { removed })) ? FOUNDATION : null
}

interface Level {
  location_id?: unknown
  stocked_quantity?: unknown
}

const MORE_ELSEWHERE = `
  select 1 from jsonb_to_recordset(:levels::jsonb) as sent (inventory_item_id text, location_id text, stocked_quantity numeric)
    join inventory_level kept using (inventory_item_id, location_id)
   where kept.deleted_at is null and kept.location_id <> :stockLocationId and sent.stocked_quantity > kept.stocked_quantity`

/** Stock elsewhere would be shown and never be reserved: there is to be no more of it; less of what is there may be. */
export const isInOneLocation: StockRule = async (request, db) => {
  const { id, location_id } = request.params
  const sent = bodyOf(request)
  const { stockLocationId } = await commerceFacts(db)
  if (stockLocationId === null) return null
  const made: Level[] = [sent, ...listOf(sent.create), ...listOf(sent.location_levels)].map(Object)
  if (made.some((level) => (level.location_id ?? stockLocationId) !== stockLocationId)) return ONE_LOCATION
  const levels = [{ ...sent, location_id }, ...listOf(sent.update).map(Object)].map((level: Level) => ({
    ...{ inventory_item_id: id, ...level, stocked_quantity: Number(level.stocked_quantity) },
  }))
  return (await isAny(db, MORE_ELSEWHERE, { levels: JSON.stringify(levels), stockLocationId })) ? ONE_LOCATION : null
}
