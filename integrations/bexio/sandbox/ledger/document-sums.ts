import { CURRENCIES, TAXES } from "../lookup-data"
import { type Decimal, decimal } from "../money/decimal"
import { type Totals, totalsOf } from "../money/totals"
import type { DocumentRow, PricedPositionRow } from "../store/rows"

const taxPercent = (taxId: number): Decimal => decimal(String(TAXES.find(({ id }) => id === taxId)?.value ?? 0))

/** What the arithmetic takes of a position. */
export const priceOf = (position: PricedPositionRow) => ({
  amount: decimal(position.amount),
  unitPrice: decimal(position.unit_price),
  discountInPercent: decimal(position.discount_in_percent),
  taxPercent: taxPercent(position.tax_id),
})

function roundFactor(currencyId: number): Decimal {
  const currency = CURRENCIES.find(({ id }) => id === currencyId)
  return decimal(String(currency?.round_factor ?? 0.01))
}

/** Rows are never changed, only replaced: a row's sums stay. */
const cache = new WeakMap<DocumentRow, Totals>()

export function sumsOf(document: DocumentRow): Totals {
  const known = cache.get(document)
  if (known) return known
  const sums = totalsOf({
    positions: document.positions.filter((position) => position.type === "KbPositionCustom").map(priceOf),
    discounts: document.positions
      .filter((position) => position.type === "KbPositionDiscount")
      .map(({ is_percentual, value }) => ({ isPercentual: is_percentual, value: decimal(value) })),
    vatType: document.mwst_type,
    isNet: document.mwst_is_net,
    roundFactor: roundFactor(document.currency_id),
  })
  cache.set(document, sums)
  return sums
}
