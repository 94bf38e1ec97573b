import type { Rappen } from "#kernel/money"
import { VAT_CODE } from "#shop/settings/rules/medusa-codes"

/** What a VAT line says: which of Medusa's tax rates, and how much. */
export interface VatTerms {
  taxRateId: string
  vatPermille: number
}

/** A tax line as Medusa's order module takes it; `rate` in per cent. */
export interface TaxLine {
  code: string
  description: string
  rate: number
  provider_id: string
  tax_rate_id?: string
}

/** Code of the tax line that rounds the order's VAT to the Rappen. */
export const VAT_ROUNDING_CODE = "Rundung"

export const vatLine = ({ taxRateId, vatPermille }: VatTerms): TaxLine => ({
  code: VAT_CODE,
  description: VAT_CODE,
  rate: vatPermille / 10,
  provider_id: "tp_system",
  tax_rate_id: taxRateId,
})

/**
 * Medusa adds up VAT line by line without rounding; we owe VAT once per total, to the Rappen. The difference, at most half
 * a Rappen, becomes a tax line on something that costs something, so that Medusa's tax and total are exactly ours.
 * @param vatPermille the rate of the lines
 * @param net the order's total without VAT, fee included
 * @param vat what is owed on it
 * @param carrier what carries the difference costs; a large one keeps the rate small
 * @returns null if nothing is to be rounded
 * @see docs/decisions/042-vat-in-the-order.md
 */
export function vatRoundingLine(vatPermille: number, net: Rappen, vat: Rappen, carrier: Rappen): TaxLine | null {
  const thousandthsOfRappen = vat * 1000 - net * vatPermille
  if (thousandthsOfRappen === 0) return null
  const rate = thousandthsOfRappen / 10 / carrier
  return { code: VAT_ROUNDING_CODE, description: VAT_ROUNDING_CODE, rate, provider_id: "tp_system" }
}
