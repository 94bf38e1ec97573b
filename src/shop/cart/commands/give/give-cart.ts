import { randomBytes } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId } from "@medusajs/framework/utils"
import { catalogueSnapshot } from "#area/catalogue"
import { colleagueOf } from "#area/companies"
import type { RentalService } from "#area/rental"
import { discountFor } from "#area/special-prices"
import { today } from "#platform/clock"
import { enqueue } from "#platform/jobs/enqueue"
import { conflict, invalidField, notFound, refused } from "#platform/refusal"
import { atOnce } from "#platform/sql/at-once"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import { standingQuote } from "../../queries/current-offer"
import { linesOfCart } from "../../queries/read-cart"
import type { GiveCartAnswer } from "../../wire/cart"
import { lockToken } from "../cart-token-row"
import { renameLines } from "../line-changes"
import { newLineId } from "../line-rows"
import { applyDiscounts } from "../lines-to-order"

interface Gift {
  token: string
  /** Whose the cart is. */
  customerId: string
  colleagueId: string
}

/**
 * Hands the customer's cart to a colleague of his company, at the colleague's prices, and tells him by mail. Its token opens nothing
 * any more, nor do the ids of its lines: who gave it sees it no longer.
 * @throws Refusal 404 unless the cart is the customer's, 400 for an empty one and keyed `colleague` for who is none of his
 *   company, 409 where a price is a quote's
 * @see docs/decisions/217-carts-that-change-hands.md
 */
export async function giveCart(
  scope: MedusaContainer,
  { token, customerId, colleagueId }: Gift,
): Promise<GiveCartAnswer> {
  const catalogue = await catalogueSnapshot(scope)
  return inOneTransaction(scope, async ({ trx }) => {
    const row = await lockToken(trx, token)
    if (row?.customer_id !== customerId || row.detached_at !== null) throw notFound()
    const colleague = await colleagueOf(trx, customerId, colleagueId)
    if (!colleague) throw invalidField("colleague", "cart.no_colleague")
    const written = await linesOfCart(trx, row.cart_id)
    if (written.length === 0) throw refused("cart.empty")
    if (written.some((line) => standingQuote(line, today()))) throw conflict("cart.quoted_stays")
    const theirs = { customer_id: colleagueId, updated_at: trx.fn.now() }
    await atOnce(trx, [
      trx("session_cart_token")
        .where({ token })
        .update({ ...theirs, token: randomBytes(24).toString("base64url") }),
      trx("cart").where({ id: row.cart_id }).update(theirs),
    ])
    const lineIds = written.map(({ id }) => id)
    const newIds = written.map(newLineId)
    await scope.resolve<RentalService>("rental").handOverHolds(trx, { customerId, lineIds, newIds })
    // He is shown the cart that was changed last, and its order isn't that of a quote of the giver's.
    await renameLines(trx, lineIds, newIds)
    const lines = await linesOfCart(trx, row.cart_id)
    await applyDiscounts(trx, lines, catalogue, await discountFor(trx, colleagueId))
    const mailKey = generateEntityId(undefined, "cart-given")
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    await enqueue(
      trx,
      "cart-given-mail",
      { giverId: customerId, customerId: colleagueId, pieces, mailKey },
      { key: mailKey },
    )
    return { colleague: colleague.name }
  })
}
