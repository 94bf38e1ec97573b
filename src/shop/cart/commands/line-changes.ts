import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { francsFromRappen, type Rappen } from "#kernel/money"
import type { SpecialPrice } from "#shop/lines/rules/shop-line"
import { bigNumber, type LineToAdd } from "./line-rows"

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

/**
 * Puts a line with what came along with it into another cart. Its id stays, and with it what is held for it; a quote whose last day is
 * over is left behind, which the rest of it may still be ordered as.
 */
export async function moveLine(
  trx: Knex.Transaction,
  lineId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await trx.raw(
    `update cart_line_item set cart_id = :to, updated_at = now(), metadata = metadata - 'quote'
      where cart_id = :from and (id = :lineId or metadata->>'companion_of' = :lineId)`,
    { from, to, lineId },
  )
}

/**
 * Gives lines other ids, for who knows theirs may change them; what came along names its line by the new one. None is a quote's any more.
 * One statement.
 */
export const renameLines = (trx: Knex.Transaction, ids: readonly string[], newIds: readonly string[]) =>
  trx.raw(
    `with renamed as (select * from unnest(:ids::text[], :newIds::text[]) as renamed (id, new_id))
     update cart_line_item line
        set id = own.new_id, updated_at = now(), metadata = (line.metadata - 'quote') || jsonb_strip_nulls(jsonb_build_object(
              'companion_of', (select new_id from renamed where id = line.metadata->>'companion_of')))
       from renamed own where own.id = line.id`,
    { ids: [...ids], newIds: [...newIds] },
  )

/** Takes a line with what came along with it out of its cart. */
export async function deleteLine(trx: Knex.Transaction, cartId: string, lineId: string): Promise<void> {
  await trx.raw(
    "delete from cart_line_item where cart_id = :cartId and (id = :lineId or metadata->>'companion_of' = :lineId)",
    { cartId, lineId },
  )
}

/** Takes lines that came along out of their cart, which their own lines stay in. */
export const deleteCompanions = (trx: Knex.Transaction, ids: readonly string[]): Promise<number> =>
  trx("cart_line_item").whereIn("id", ids).delete()

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
