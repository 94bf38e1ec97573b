import { type Rappen, roundingTo, vatOf } from "#kernel/money"
import { type BesideCharge, besideCharges, type Charge, chargedFor, sumOf } from "./charges"

/** Totals of an order; `subtotal` and `shipping` exclude VAT. */
export interface OrderTotals {
  /** Sum of the lines, without shipping: what is called 'Zwischensumme' everywhere. */
  subtotal: Rappen
  shipping: Rappen
  /** What else is charged: taxed and refundable ones. */
  charges: readonly BesideCharge[]
  vat: Rappen
  rounding: Rappen
  /** What the customer pays: the sum of all of the above. */
  total: Rappen
}

export interface GrossRates {
  vatPermille: number
  /** A gross total is rounded to a multiple of this; 1 leaves it alone. */
  grossStep: Rappen
}

/**
 * What is to be paid for charges: VAT once per rate, then the rounding of the gross total once. Product pages, cart,
 * checkout, orders, mails and the documents of the accounts all come from here, so that they show the same Rappen.
 * @see ruling 12 'Sums', docs/decisions/014-rounding.md, docs/decisions/169-charges-as-a-list.md
 */
export function totalsOf(charges: readonly Charge[], { grossStep }: Pick<GrossRates, "grossStep">): OrderTotals {
  const sold = taxed(charges)
  const shipping = chargedFor("shipping", sold)
  const beside = besideCharges(charges)
  const vat = vatOfCharges(sold)
  const gross = sumOf(charges) + vat
  const rounding = roundingTo(gross, grossStep)
  const subtotal = sumOf(sold) - shipping - sumOf(taxed(beside))
  return { subtotal, shipping, charges: beside, vat, rounding, total: gross + rounding }
}

const taxed = <Each extends Charge>(charges: readonly Each[]): Each[] =>
  charges.filter(({ isRefundable }) => !isRefundable)

function vatOfCharges(charges: readonly Charge[]): Rappen {
  const rates = new Set(charges.map(({ vatPermille }) => vatPermille))
  return [...rates].reduce(
    (sum, rate) => sum + vatOf(sumOf(charges.filter((one) => one.vatPermille === rate)), rate),
    0,
  )
}

/** Lines, shipping and what else is taxed, without VAT. */
export const netOf = ({ subtotal, shipping, charges }: OrderTotals): Rappen =>
  subtotal + shipping + sumOf(taxed(charges))
