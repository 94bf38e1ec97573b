import type { LineCategory } from "#shop/catalogue/rules/product-kinds"

/** The lists that an order's lines are in on the wire, by category; rentals have one of their own form. */
export const PIECE_LISTS = {
  purchase: "purchaseitems",
  accessory: "accessoryitems",
  "software-service": "softwareserviceitems",
  package: "packageitems",
  plugin: "pluginitems",
  education: "educationitems",
  addon: "productaddonitems",
} as const satisfies Record<Exclude<LineCategory, "rental">, string>

export type PieceCategory = keyof typeof PIECE_LISTS

export const PIECE_CATEGORIES = Object.keys(PIECE_LISTS) as PieceCategory[]

/** A value for each of those lists. */
export const byPieceList = <Value>(make: (category: PieceCategory) => Value) =>
  Object.fromEntries(PIECE_CATEGORIES.map((category) => [PIECE_LISTS[category], make(category)])) as Record<
    (typeof PIECE_LISTS)[PieceCategory],
    Value
  >
