import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { message } from "#kernel/wire/message"
import { refuse } from "#platform/refusal"
import type { ShopLine } from "#shop/lines/rules/shop-line"

/** The quotes that some of the lines came from. */
export const quotesAmong = (lines: readonly ShopLine[]): string[] => [
  ...new Set(lines.flatMap(({ quote }) => (quote === null ? [] : [quote.id]))),
]

/**
 * Notes the order that a quote has become, if some of its lines came from one.
 * @throws Refusal 409 for a quote that has become another order already
 */
export async function noteQuoteOrdered(trx: Knex.Transaction, lines: readonly ShopLine[], orderId: string) {
  const quoteIds = quotesAmong(lines)
  if (quoteIds.length === 0) return
  const noted = await trx("quote")
    .whereIn("id", quoteIds)
    .where({ order_id: null })
    .update({ order_id: orderId, updated_at: trx.fn.now() })
  if (noted < quoteIds.length)
    throw refuse(message("quotes.ordered"), { status: 409, extra: { code: "quote_ordered" } })
}
