/** The part of `qs` that js-sdk uses: flat queries; null and undefined are left out. */
export function stringify(query: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) params.append(key, String(value))
  }
  return params.toString()
}
