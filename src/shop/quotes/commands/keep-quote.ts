import { createHash } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { totalsRates } from "#area/cart"
import { refuseTooMuch } from "#area/lines"
import { addDays } from "#kernel/calendar-day"
import { dayInZurich, now } from "#platform/clock"
import { cartTotals } from "#shop/lines/rules/cart-totals"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import type { SalesSettings } from "#shop/settings/wire/shop-settings"
import { toQuotedLines } from "../rules/quoted-line"

/**
 * Keeps the lines with their prices as the customer's quote of today. The same lines again are the quote there is, unless
 * it has become an order.
 * @returns the quote's id
 * @throws Refusal 400 for more than can be quoted
 */
export async function keepQuote(
  trx: Knex.Transaction,
  customerId: string,
  lines: readonly ShopLine[],
  sales: SalesSettings,
): Promise<string> {
  const at = now()
  const quoted = toQuotedLines(lines)
  const { total: gross } = cartTotals(lines, totalsRates(sales))
  refuseTooMuch(gross)
  const validFrom = dayInZurich(at)
  const content = JSON.stringify([validFrom, quoted, gross])
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    `insert into quote (id, customer_id, content_hash, lines, total, vat_permille, shipping_fee, valid_from, valid_until, created_at)
     values (:id, :customerId, :hash, :lines, :gross, :vatPermille, :shippingFee, :validFrom, :validUntil, :at)
     on conflict (customer_id, content_hash) where order_id is null do update set updated_at = now()
     returning id`,
    {
      id: generateEntityId(undefined, "quote"),
      customerId,
      hash: createHash("sha256").update(content).digest("hex"),
      lines: JSON.stringify(quoted),
      gross,
      vatPermille: sales.vatPermille,
      shippingFee: sales.shippingFeeRappen,
      validFrom,
      validUntil: addDays(validFrom, sales.quoteDays),
      at,
    },
  )
  return rows[0].id
}
