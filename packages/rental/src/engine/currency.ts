let code = "chf"
let factor = 100

/**
 * What prices are in, from the start of the process on.
 * @throws RangeError for what can't be a code
 */
export function keepCurrency({ currency = "chf" }: { currency?: string }): void {
  const { maximumFractionDigits } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
  code = currency.toLowerCase()
  factor = 10 ** (maximumFractionDigits ?? 2)
}

export const currencyCode = (): string => code

/** A price as Medusa keeps it in the smallest pieces of its currency, in which the engine reckons: 99.9 → 9990 Rappen. */
export const toPieces = (price: number): number => Math.round(Number((price * factor).toFixed(6)))

export const fromPieces = (pieces: number): number => pieces / factor
