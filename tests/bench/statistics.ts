/** Middle value; the mean of both middles for an even count. */
export const median = (values: number[]) => (percentile(values, 0.5 - 1e-9) + percentile(values, 0.5 + 1e-9)) / 2

/** The smallest value that at least `share` of all values do not exceed. */
export function percentile(values: number[], share: number): number {
  if (values.length === 0) throw new RangeError("No values")
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))]
}
