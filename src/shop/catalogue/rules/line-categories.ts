import { PAGE_KINDS } from "./named-kinds"
import { type LineCategory, PRODUCT_KIND_NAMES, PRODUCT_KINDS, type ProductKind } from "./product-kinds"

const hasPages = (kind: ProductKind) => PAGE_KINDS.some((one) => one === kind)

/** Kinds with pages of their own, their choices, the rest. */
export const LINE_CATEGORIES: readonly LineCategory[] = [
  ...PAGE_KINDS,
  ...PRODUCT_KIND_NAMES.flatMap((kind) => PRODUCT_KINDS[kind].choice ?? []),
  ...PRODUCT_KIND_NAMES.filter((kind) => !hasPages(kind)),
]

export const isLineCategory = (text: string): text is LineCategory => LINE_CATEGORIES.some((one) => one === text)
