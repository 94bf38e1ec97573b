import { priceOf } from "../ledger/document-sums"
import { formatDecimal, shortDecimal } from "../money/decimal"
import { positionTotal } from "../money/totals"
import type { PositionRow, PricedPositionRow } from "../store/rows"
import type { Store } from "../store/store"

function pricedAnswer(store: Store, position: PricedPositionRow, isFresh: boolean) {
  const money = isFresh ? shortDecimal : formatDecimal
  const { amount, unitPrice, discountInPercent, taxPercent } = priceOf(position)
  return {
    ...position,
    amount: money(amount),
    amount_reserved: null,
    amount_open: null,
    amount_completed: null,
    unit_name: position.unit_id === null ? null : (store.get("unit", position.unit_id)?.name ?? null),
    tax_value: formatDecimal(taxPercent, 2),
    unit_price: money(unitPrice),
    discount_in_percent: money(discountInPercent),
    position_total: money(positionTotal(priceOf(position))),
  }
}

/** In their order. Answers to a creation carry numbers as they were sent, later ones six decimals. */
export function positionAnswers(store: Store, positions: readonly PositionRow[], isFresh: boolean) {
  return positions.map((position, index) => ({
    ...(position.type === "KbPositionCustom" ? pricedAnswer(store, position, isFresh) : position),
    pos: String(index + 1),
    internal_pos: index + 1,
    parent_id: null,
    is_optional: false,
  }))
}
