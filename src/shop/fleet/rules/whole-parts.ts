/**
 * Amounts in whole units that add up to what the exact ones add up to, rounded: each is rounded with what was left of those
 * before.
 */
export function inWholeParts(exact: readonly number[]): number[] {
  let sum = 0
  let told = 0
  return exact.map((part) => {
    sum += part
    const whole = Math.round(sum) - told
    told += whole
    return whole
  })
}
