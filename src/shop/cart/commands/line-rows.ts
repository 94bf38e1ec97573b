import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CatalogueChoice, CatalogueProduct } from "#area/catalogue"
import { francsFromRappen, type Rappen } from "#kernel/money"
import { MAX_LINES } from "#kernel/quantity"
import { refused } from "#platform/refusal"
import { newId } from "#platform/sql/new-id"
import type { LineCategory } from "#shop/catalogue/rules/product-kinds"
import { type LineFacts, type ShopLine, toShopLine } from "#shop/lines/rules/shop-line"
import { VAT_CODE } from "#shop/settings/rules/medusa-codes"
import type { VatTerms } from "../rules/vat-lines"

export interface LineToAdd {
  product: CatalogueProduct
  choice: CatalogueChoice
  quantity: number
  unitPrice: Rappen
  facts: LineFacts
}

/** As Medusa keeps a number next to itself. */
export const bigNumber = (value: number) => JSON.stringify({ value: String(value), precision: 20 })

export const newLineId = () => newId("cali")

function toRow(id: string, cartId: string, { product, choice, quantity, unitPrice, facts }: LineToAdd) {
  const francs = francsFromRappen(unitPrice)
  return {
    id,
    cart_id: cartId,
    title: product.name,
    subtitle: choice.name || null,
    thumbnail: product.card.get_thumbnail,
    quantity,
    variant_id: choice.variantId,
    product_id: product.id,
    product_title: product.name,
    product_type: product.kind,
    product_handle: product.handle,
    variant_sku: choice.sku,
    variant_title: choice.name,
    unit_price: francs,
    raw_unit_price: bigNumber(francs),
    is_custom_price: true,
    metadata: JSON.stringify(facts),
  }
}

/** A line as it will be read once it is written. */
export const unwrittenLine = (id: string, line: LineToAdd, createdAt: Date): ShopLine =>
  toShopLine({ ...toRow(id, "", line), created_at: createdAt, metadata: line.facts })

/**
 * Writes lines with their VAT lines as Medusa's cart module would, in one statement whatever their number. The caller
 * holds the cart's lock.
 * @returns how many pieces the cart has then
 * @throws Refusal 400 if the cart has no room for them: the transaction is to be broken off
 * @see docs/decisions/041-cart-lines.md
 */
export async function insertLines(
  trx: Knex.Transaction,
  cartId: string,
  lines: { id: string; line: LineToAdd }[],
  { taxRateId, vatPermille }: VatTerms,
): Promise<number> {
  const rows = lines.map(({ id, line }, index) => ({
    ...toRow(id, cartId, line),
    created_at: trx.raw("now() + ? * interval '1 millisecond'", [index]), // a cart's lines go by time
  }))
  const taxRows = lines.map(({ id }) => ({
    id: newId("calitxl"),
    item_id: id,
    code: VAT_CODE,
    description: VAT_CODE,
    rate: vatPermille / 10,
    provider_id: "tp_system",
    tax_rate_id: taxRateId,
  }))
  const earlier = trx("cart_line_item")
    .where({ cart_id: cartId, deleted_at: null })
    .select(trx.raw("json_build_object('lines', count(*), 'pieces', coalesce(sum(quantity), 0))"))
  const [{ before }] = await trx
    .with("line", trx("cart_line_item").insert(rows).returning("id"))
    .insert(taxRows)
    .into("cart_line_item_tax_line")
    .returning<{ before: { lines: number; pieces: number } }[]>(trx.raw("(?) as before", [earlier]))
  assertRoom(before.lines + lines.length)
  return lines.reduce((pieces, { line }) => pieces + line.quantity, before.pieces)
}

/** @throws Refusal 400 for more lines than a cart may have: the transaction is to be broken off */
export function assertRoom(lines: number): void {
  if (lines > MAX_LINES) throw refused("cart.too_many_lines", { most: MAX_LINES })
}

/**
 * A line to add to if the cart has the same product and package already; rentals, companions and lines of a quoted or set price
 * stay by themselves.
 */
export async function mergeableLine(
  trx: Knex.Transaction,
  cartId: string,
  { variantId, category }: { variantId: string; category: LineCategory },
): Promise<{ id: string; quantity: number } | undefined> {
  if (category === "rental") return undefined
  const { rows } = await trx.raw<{ rows: { id: string; quantity: number }[] }>(
    `select id, quantity from cart_line_item
      where cart_id = ? and variant_id = ? and deleted_at is null
        and metadata->>'companion_of' is null and metadata->'quote' is null and metadata->'special'->'set' is null
        and metadata->>'category' = ?
      limit 1`,
    [cartId, variantId, category],
  )
  return rows[0] && { ...rows[0], quantity: Number(rows[0].quantity) }
}
