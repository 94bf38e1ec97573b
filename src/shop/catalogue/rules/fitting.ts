import { kindOfLine, type LineCategory, type ProductKind } from "./product-kinds"

/**
 * Whether an add-on goes with what is in a cart.
 * @param kinds what it goes with; none is whatever there is
 * @param cart the categories of the lines that somebody chose
 */
export const goesWith = (kinds: readonly ProductKind[], cart: readonly LineCategory[]): boolean =>
  kinds.length === 0 || cart.some((category) => kinds.includes(kindOfLine(category)))
