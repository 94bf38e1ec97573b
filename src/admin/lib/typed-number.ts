import { typedNumber } from "#kernel/words/typed-number"

/** An amount as it is sent; what is none goes as it is typed, and is refused. */
export function typedAmount(text: string): string {
  const rappen = typedNumber(text, 2)
  return rappen === null ? text : numberText(rappen, 2)
}

/** The same as a field shows it: 1250 with two digits is "12.50", 81 with one is "8.1". */
export const numberText = (value: number, digits: number): string => (value / 10 ** digits).toFixed(digits)
