import type { Rappen } from "#kernel/money"
import type { LineCategory } from "#shop/catalogue/rules/product-kinds"
import { chargeFacts, type LineCharge } from "#shop/lines/rules/line-charge"
import { type ShopLine, type SpecialPrice, type StoredTerms, termsOf } from "#shop/lines/rules/shop-line"

/** A line of a cart as it was quoted; its place is its index. */
export interface QuotedLine {
  productId: string
  variantId: string
  productName: string
  choiceName: string
  category: LineCategory
  quantity: number
  unitPrice: Rappen
  rental: StoredTerms | null
  /** Of one piece; missing where its price is all. */
  charges?: readonly LineCharge[]
  /** Missing at the list's price. */
  special?: SpecialPrice
  /** Index of the line that it came along with. */
  companionOf: number | null
}

export const toQuotedLines = (lines: readonly ShopLine[]): QuotedLine[] =>
  lines.map((line) => ({
    productId: line.productId,
    variantId: line.variantId,
    productName: line.productName,
    choiceName: line.choiceName,
    category: line.category,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    rental: line.rental,
    ...chargeFacts(line.charges),
    ...(line.special && { special: line.special }),
    companionOf: line.companionOf === null ? null : lines.findIndex(({ id }) => id === line.companionOf),
  }))

/** The same as lines of the shop, for whoever names, adds up or prints lines. Their ids are their places. */
export const asShopLines = (lines: readonly QuotedLine[], quotedAt: Date): ShopLine[] =>
  lines.map((line, index) => ({
    ...line,
    id: String(index),
    thumbnail: null,
    total: line.unitPrice * line.quantity,
    rental: line.rental && termsOf(line.rental),
    charges: line.charges ?? [],
    companionOf: line.companionOf === null ? null : String(line.companionOf),
    pricedAt: quotedAt,
    quote: null,
    special: line.special ?? null,
  }))
