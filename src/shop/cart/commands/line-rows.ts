import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { CatalogueChoice, CatalogueProduct } from "#area/catalogue"
import { francsFromRappen, type Rappen } from "#kernel/money"
import { MAX_LINES } from "#kernel/quantity"
import { refused } from "#platform/refusal"
import type { LineCategory } from "#shop/catalogue/rules/product-kinds"
import type { LineFacts, SpecialPrice } from "#shop/lines/rules/shop-line"
import { VAT_CODE } from "#shop/settings/rules/medusa-codes"
import type { VatTerms } from "../rules/vat-lines"

export interface LineToAdd {
  product: CatalogueProduct
  choice: CatalogueChoice
  quantity: number
  unitPrice: Rappen
  facts: LineFacts
}

const bigNumber = (value: number) => JSON.stringify({ value: String(value), precision: 20 })

export const newLineId = () => generateEntityId(undefined, "cali")

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

/**
 * Writes lines with their VAT lines as Medusa's cart module would, in one statement whatever their number. The caller
 * holds the cart's lock.
 * @throws Refusal 400 if the cart has no room for them: the transaction is to be broken off
 * @see docs/decisions/041-cart-lines.md
 */
export async function insertLines(
  trx: Knex.Transaction,
  cartId: string,
  lines: { id: string; line: LineToAdd }[],
  { taxRateId, vatPermille }: VatTerms,
): Promise<void> {
  const rows = lines.map(({ id, line }, index) => ({
    ...toRow(id, cartId, line),
    created_at: trx.raw("now() + ? * interval '1 millisecond'", [index]), // a cart's lines go by time
  }))
  const taxRows = lines.map(({ id }) => ({
    id: generateEntityId(undefined, "calitxl"),
    item_id: id,
    code: VAT_CODE,
    description: VAT_CODE,
    rate: vatPermille / 10,
    provider_id: "tp_system",
    tax_rate_id: taxRateId,
  }))
  const earlier = trx("cart_line_item").where({ cart_id: cartId, deleted_at: null }).count()
  const [{ before }] = await trx
    .with("line", trx("cart_line_item").insert(rows).returning("id"))
    .insert(taxRows)
    .into("cart_line_item_tax_line")
    .returning<{ before: string }[]>(trx.raw("(?) as before", [earlier]))
  assertRoom(Number(before) + lines.length)
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

/** What a line costs from now on. */
export interface TodaysPrice {
  variantId: string
  unitPrice: Rappen
  special?: SpecialPrice | null
}

const specialFact = ({ special }: Pick<TodaysPrice, "special">) => JSON.stringify(special ? { special } : {})

/**
 * Sets the pieces of a line, and as many of what came along with it. Both get today's prices, quoted, set or not; what isn't
 * demanded any more keeps its own.
 * @returns the variants that came along
 */
export async function setQuantity(
  trx: Knex.Transaction,
  { cartId, lineId }: { cartId: string; lineId: string },
  quantity: number,
  { line, companion, pricedAt }: { line: TodaysPrice; companion: TodaysPrice | null; pricedAt: string },
): Promise<string[]> {
  const [price, companionPrice] = [line, companion ?? line].map(({ unitPrice }) => francsFromRappen(unitPrice))
  const { rows } = await trx.raw<{ rows: { id: string; variant_id: string }[] }>(
    `update cart_line_item
        set quantity = :quantity, updated_at = now(),
            unit_price = case when id = :lineId then :price::numeric when variant_id = :companion then :companionPrice::numeric else unit_price end,
            raw_unit_price = case when id = :lineId then :raw::jsonb when variant_id = :companion then :companionRaw::jsonb else raw_unit_price end,
            metadata = case when id = :lineId or variant_id = :companion
              then (metadata - 'quote' - 'special') || jsonb_build_object('priced_at', :pricedAt::text)
                   || case when id = :lineId then :special::jsonb else :companionSpecial::jsonb end
              else metadata end
      where cart_id = :cartId and (id = :lineId or metadata->>'companion_of' = :lineId)
  returning id, variant_id`,
    {
      quantity,
      cartId,
      lineId,
      pricedAt,
      price,
      raw: bigNumber(price),
      companion: companion?.variantId ?? null,
      companionPrice,
      companionRaw: bigNumber(companionPrice),
      special: specialFact(line),
      companionSpecial: specialFact(companion ?? line),
    },
  )
  return rows.filter(({ id }) => id !== lineId).map(({ variant_id }) => variant_id)
}

/** Puts a line with what came along with it into another cart. Its id stays, and with it what is held for it. */
export async function moveLine(
  trx: Knex.Transaction,
  lineId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await trx.raw(
    `update cart_line_item set cart_id = :to, updated_at = now()
      where cart_id = :from and (id = :lineId or metadata->>'companion_of' = :lineId)`,
    { from, to, lineId },
  )
}

/** Takes a line with what came along with it out of its cart. */
export async function deleteLine(trx: Knex.Transaction, cartId: string, lineId: string): Promise<void> {
  await trx.raw(
    "delete from cart_line_item where cart_id = :cartId and (id = :lineId or metadata->>'companion_of' = :lineId)",
    { cartId, lineId },
  )
}

/** Gives a rental line other terms at their price. */
export async function setTerms(
  trx: Knex.Transaction,
  lineId: string,
  { unitPrice, facts }: Pick<LineToAdd, "unitPrice" | "facts">,
): Promise<void> {
  const francs = francsFromRappen(unitPrice)
  await trx("cart_line_item")
    .where({ id: lineId })
    .update({
      unit_price: francs,
      raw_unit_price: bigNumber(francs),
      metadata: JSON.stringify(facts),
      updated_at: trx.fn.now(),
    })
}
