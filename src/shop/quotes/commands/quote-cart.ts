import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  bringPricesUpToDate,
  heldLines,
  linesOfCart,
  linesToOrder,
  linkRow,
  lockToken,
  readCart,
  standingQuote,
} from "#area/cart"
import { type CatalogueSnapshot, catalogueSnapshot } from "#area/catalogue"
import { periodConflictError, type RentalService } from "#area/rental"
import { shopSettings } from "#area/settings"
import { discountFor } from "#area/special-prices"
import { message } from "#kernel/wire/message"
import { today } from "#platform/clock"
import { enqueue } from "#platform/jobs/enqueue"
import { type Refusal, refuse, refused } from "#platform/refusal"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import { keepQuote } from "./keep-quote"

interface CartToQuote {
  token: string
  customerId: string
}

/** A refusal that is returned, not thrown, keeps what the transaction has written: new prices in the cart. */
type Outcome = { quoteId: string } | { refusal: Refusal }

/**
 * Quotes the cart as it is: its lines and prices hold for the days that the owner set, and the ERP prints them as soon as it can. The same
 * cart on the same day is the same quote.
 * @returns the quote's id
 * @throws Refusal 400 for an empty cart, 404 for another customer's; 409 for a period, a product or a price that is gone
 *   and for a cart that has lines of a quote
 */
export async function quoteCart(scope: MedusaContainer, { token, customerId }: CartToQuote): Promise<string> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [catalogue, { sales }] = await Promise.all([catalogueSnapshot(scope), shopSettings(scope)])
  await assertPeriodsAreFree(scope, token, catalogue)
  const outcome = await db.transaction(async (trx): Promise<Outcome> => {
    const lines = await lockedLines(trx, { token, customerId })
    assertUnquoted(lines)
    linesToOrder(lines, catalogue)
    const refusal = await bringPricesUpToDate(trx, lines, catalogue, await discountFor(trx, customerId))
    if (refusal) return { refusal }
    const quoteId = await keepQuote(trx, customerId, lines, sales)
    await enqueue(trx, "issue-quote", { quoteId }, { key: quoteId })
    return { quoteId }
  })
  if ("refusal" in outcome) throw outcome.refusal
  return outcome.quoteId
}

async function lockedLines(trx: Knex.Transaction, { token, customerId }: CartToQuote): Promise<ShopLine[]> {
  const row = await lockToken(trx, token)
  if (row?.detached_at === null) {
    await linkRow(trx, row, customerId)
    const lines = await linesOfCart(trx, row.cart_id)
    if (lines.length > 0) return lines
  }
  throw refused("cart.empty")
}

/** A quote whose prices come from a quote would make them hold for ever. */
function assertUnquoted(lines: readonly ShopLine[]) {
  const day = today()
  const [quote] = lines.flatMap((line) => standingQuote(line, day) ?? [])
  if (!quote) return
  const reason = message("quotes.already_quoted", { day: quote.validUntil })
  throw refuse(reason, { status: 409, extra: { code: "already_quoted" } })
}

async function assertPeriodsAreFree(scope: MedusaContainer, token: string, catalogue: CatalogueSnapshot) {
  const cart = await readCart(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), token)
  const lines = heldLines(cart?.lines ?? [], catalogue)
  if (!cart || lines.length === 0) return
  const [lost] = await scope.resolve<RentalService>("rental").checkLines({ customerId: cart.customerId, lines })
  if (lost) throw periodConflictError(lost, lost.lineId)
}
