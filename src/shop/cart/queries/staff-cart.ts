import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { displayName, displayQuantity } from "#area/lines"
import type { Rappen } from "#kernel/money"
import { today } from "#platform/clock"
import { versionOf } from "#platform/version-of"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import { extrasOf, listTotalOf } from "#shop/lines/rules/special-price"
import { textsFor } from "#texts/texts"
import type { StaffCartLine } from "../wire/staff-cart"
import { standingQuote } from "./current-offer"
import { openCartOf } from "./open-cart"
import { readCart } from "./read-cart"

const texts = textsFor("shop")

/** The lines of the customer's cart that was changed last, if he has one. */
export async function staffCart(db: Knex, customerId: string): Promise<StaffCartLine[]> {
  const open = await openCartOf(db, customerId)
  const cart = open && (await readCart(db, open.token))
  return (cart?.lines ?? []).map(toStaffLine)
}

/** What staff set: the price of a piece; of a rental its rent, since delivery and services stay at the list's. */
export const settablePrice = ({ unitPrice, rental }: Pick<ShopLine, "unitPrice" | "rental">): Rappen =>
  rental === null ? unitPrice : unitPrice - extrasOf(rental)

/** By which who saw a line knows that its days, its pieces or its price are others by now. */
export const versionOfLine = (line: Pick<ShopLine, "quantity" | "unitPrice" | "rental">): string =>
  versionOf({ quantity: line.quantity, period: line.rental?.period, price: settablePrice(line) })

const toStaffLine = (line: ShopLine): StaffCartLine => ({
  id: line.id,
  name: displayName(line),
  quantity: displayQuantity(line, texts),
  period: line.rental?.period ?? null,
  price: settablePrice(line),
  total: line.total,
  list_total: listTotalOf(line),
  quoted_until: standingQuote(line, today())?.validUntil ?? null,
  set: line.special?.set ? { reason: line.special.set.reason, valid_until: line.special.set.validUntil } : null,
  version: versionOfLine(line),
})
