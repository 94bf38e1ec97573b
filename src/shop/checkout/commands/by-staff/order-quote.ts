import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { addressesOfAll, assertOpenAccount, SESSION_MODULE, type SessionModuleService } from "#area/accounts"
import { linesOfCart, shopTerms } from "#area/cart"
import { customerOfQuote, quoteIntoCart } from "#area/quotes"
import { giveOwnOffers } from "#area/wait-list"
import { message } from "#kernel/wire/message"
import { textsFor } from "#texts/texts"
import type { CheckoutAnswer } from "../../wire/checkout"
import type { QuoteOrderBody } from "../../wire/staff-order"
import { placeOrder } from "../place-order"
import { freeHoldsWithin } from "./hold-by-staff"
import { writeDown } from "./order-by-staff"
import { staffForm } from "./staff-form"

/**
 * Orders a quote for its customer at the quoted prices, to his standard addresses; all else is as with any order of staff's.
 * @throws Refusal as `placeOrder`; 404 without such a quote; 409 for one that is ordered, waits for approval or is expired
 * @see docs/decisions/233-week-and-quotes.md
 */
export async function orderQuoteByStaff(
  scope: MedusaContainer,
  staffId: string,
  quoteId: string,
  { key: token, note, referencenum, confirmed_total }: QuoteOrderBody,
): Promise<CheckoutAnswer> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const customerId = await customerOfQuote(db, quoteId)
  const [shop, addresses] = await Promise.all([shopTerms(scope), addressesOfAll(db, [customerId])])
  const form = await staffForm(scope, {
    ...{ customer_id: customerId, referencenum, confirmed_total },
    billing_address_id: addresses.find(({ is_default_billing }) => is_default_billing)?.id ?? null,
    shipping_address_id: addresses.find(({ is_default_shipping }) => is_default_shipping)?.id ?? null,
  })
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  return placeOrder(scope, {
    token,
    customerId,
    body: form,
    byStaff: {
      draft: [quoteId, note],
      async open(trx) {
        await assertOpenAccount(trx, customerId)
        const row = await quoteIntoCart(trx, { quoteId, customerId, token }, shop)
        // What staff hold for him until he says yes, the order takes in this transaction.
        const lines = await linesOfCart(trx, row.cart_id)
        await freeHoldsWithin(scope, trx, customerId, lines)
        await giveOwnOffers(scope, trx, customerId, lines)
        const reason = textsFor("shop")(message("checkout.by_staff"))
        return { row, impersonationId: await session.impersonateAtOnce({ customerId, staffId, reason }, trx) }
      },
      done: (trx, answer) => writeDown(trx, { staffId, customerId, note }, answer),
    },
  })
}
