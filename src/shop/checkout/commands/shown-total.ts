import { fromWireMoney, type Rappen, toWireMoney } from "#kernel/money"
import { message } from "#kernel/wire/message"
import { refuse } from "#platform/refusal"

/**
 * Rate, fee or lines may have changed since the customer saw the sum: nobody orders for one that wasn't shown.
 * @param shown decimal text in CHF, as the cart was answered; who sends none orders at the sum there is
 * @throws Refusal 409
 */
export function refuseAnotherTotal(total: Rappen, shown: string | undefined): void {
  if (shown === undefined || fromWireMoney(shown) === total) return
  throw refuse(message("checkout.total_changed", { total, shown: fromWireMoney(shown) }), {
    status: 409,
    extra: { code: "price_changed", items: [], total: toWireMoney(total) },
  })
}
