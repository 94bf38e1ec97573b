import { type Rappen, roundingTo, vatOf } from "#kernel/money"

/** Totals of an order; `subtotal` and `shipping` exclude VAT. */
export interface OrderTotals {
  /** Sum of the lines, without shipping: what is called 'Zwischensumme' everywhere. */
  subtotal: Rappen
  shipping: Rappen
  vat: Rappen
  rounding: Rappen
  /** What the customer pays: `subtotal + shipping + vat + rounding`. */
  total: Rappen
}

export interface GrossRates {
  vatPermille: number
  /** A gross total is rounded to a multiple of this; 1 leaves it alone. */
  grossStep: Rappen
}

/**
 * What is to be paid for a sum without VAT: VAT once on it, then the rounding of the gross total. Product pages, cart,
 * checkout, orders, mails and the documents of the accounts all come from here, so that they show the same Rappen.
 * @see ruling 12 'Sums', docs/decisions/014-rounding.md, docs/decisions/144-one-function-for-totals.md
 */
export function totalsOf(subtotal: Rappen, shipping: Rappen, { vatPermille, grossStep }: GrossRates): OrderTotals {
  const vat = vatOf(subtotal + shipping, vatPermille)
  const gross = subtotal + shipping + vat
  const rounding = roundingTo(gross, grossStep)
  return { subtotal, shipping, vat, rounding, total: gross + rounding }
}
