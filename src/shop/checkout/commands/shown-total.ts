import { chfWithRappen } from "#kernel/format-chf"
import { fromWireMoney, type Rappen } from "#kernel/money"
import { Refusal } from "#platform/refusal"

/**
 * Rate, fee or lines may have changed since the customer saw the sum: nobody orders for one that wasn't shown.
 * @param shown decimal text in CHF, as the cart was answered; who sends none orders at the sum there is
 * @throws Refusal 409
 */
export function refuseAnotherTotal(total: Rappen, shown: string | undefined): void {
  if (shown === undefined || fromWireMoney(shown) === total) return
  const text = `Die Bestellung kostet jetzt ${chfWithRappen(total)} statt ${chfWithRappen(fromWireMoney(shown))}. Bitte prüfen Sie sie und bestellen Sie erneut.`
  throw new Refusal(409, { code: "price_changed", items: [], non_field_errors: [text] })
}
