import { wordOfPath } from "#kernel/words/word-of-path"
import {
  type GoodsKind,
  kindsWhere,
  type PageKind,
  type PlacedKind,
  PRODUCT_KIND_NAMES,
  PRODUCT_KINDS,
  type ProductKind,
} from "./product-kinds"

export const isPlaced = (kind: ProductKind): kind is PlacedKind => PRODUCT_KINDS[kind].place !== null

/** The kinds that people find in the menu and by searching, in the order of their rows. */
export const PLACED_KINDS = PRODUCT_KIND_NAMES.filter(isPlaced)

/** The kinds of which each product has a page. */
export const PAGE_KINDS = kindsWhere(({ place }) => place?.endsWith("/") ?? false) as PageKind[]

/** The kinds whose lists are filtered by device. */
export const GOODS_KINDS = kindsWhere(({ isByDevice }) => isByDevice) as GoodsKind[]

/** The kind that a part of an address names; undefined if it names none. */
export const pageKindOf = (text: string): PageKind | undefined => wordOfPath(text, PAGE_KINDS)
export const goodsKindOf = (text: string): GoodsKind | undefined => wordOfPath(text, GOODS_KINDS)
