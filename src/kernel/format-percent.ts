/** A rate in per mille as it is printed without its sign: 81 → "8.1". */
export const percentOf = (permille: number): string => String(permille / 10)
