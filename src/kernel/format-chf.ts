import { formatCount } from "./format-count"
import { fromWireMoney, type Rappen } from "./money"

/** As wide as a digit, and never broken off its number; a hyphen is neither. */
const MINUS = "\u2212"
const NO_BREAK_SPACE = "\u00a0"

/** 1250000 → "12’500"; Rappen only where there are some: 189716 → "1’897.16". */
export function formatAmount(amount: Rappen): string {
  const cents = Math.abs(amount) % 100
  const francs = formatCount((Math.abs(amount) - cents) / 100)
  return `${amount < 0 ? MINUS : ""}${francs}${cents === 0 ? "" : `.${String(cents).padStart(2, "0")}`}`
}

/**
 * "CHF 1’620" and "CHF 1’897.16": the one formatter of pages, mails and PDFs, since runtimes differ in what they print.
 * @see ruling 11
 */
export const chf = (amount: Rappen): string => `CHF${NO_BREAK_SPACE}${formatAmount(amount)}`

/** The same for money as answers carry it: "1250.00". */
export const chfOfWire = (money: string): string => chf(fromWireMoney(money))

/** "1’755.00": with Rappen always, for columns that say above which currency they are in. */
export function amountWithRappen(amount: Rappen): string {
  const hasRappen = amount % 100 !== 0
  return hasRappen ? formatAmount(amount) : `${formatAmount(amount)}.00`
}

/** "CHF 1’755.00": with Rappen always, for columns that add up (cart, checkout, orders). */
export const chfWithRappen = (amount: Rappen): string => `CHF${NO_BREAK_SPACE}${amountWithRappen(amount)}`
