/** The most pieces of one line. */
export const MAX_QUANTITY = 999

/** The most lines of one cart, with what comes along. */
export const MAX_LINES = 100

/**
 * The quantity that is meant by what a customer typed or a client sent: what is not a number or below 1 becomes 1, a
 * fraction is rounded down. The result may exceed `MAX_QUANTITY`; the caller refuses that.
 * @see ruling 5
 */
export function quantityOf(input: unknown): number {
  const number = typeof input === "string" && input.trim() !== "" ? Number(input) : input
  if (typeof number !== "number" || Number.isNaN(number) || number < 1) return 1
  return Math.floor(number)
}
