/** The 4xx that an error of Express, its body parsers or its files carries: what was asked is refused. */
export function clientStatusOf(error: unknown): number | undefined {
  const status = typeof error === "object" && error !== null && "statusCode" in error ? error.statusCode : undefined
  return typeof status === "number" && status >= 400 && status < 500 ? status : undefined
}
