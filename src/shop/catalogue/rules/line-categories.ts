import { type ChoiceCategory, PRODUCT_KIND_NAMES, PRODUCT_KINDS, type ProductKind } from "./product-kinds"

/** Path category of `POST /cart/{category}/{id}/` (ruling 3): the product's kind, or what a choice of it is called. */
export type LineCategory = ProductKind | ChoiceCategory

const hasPages = (kind: ProductKind) => PRODUCT_KINDS[kind].place?.endsWith("/") ?? false
const CHOICES = PRODUCT_KIND_NAMES.flatMap((kind) => PRODUCT_KINDS[kind].choice ?? [])

/** Kinds with pages of their own, their choices, the rest. */
export const LINE_CATEGORIES: readonly LineCategory[] = [
  ...PRODUCT_KIND_NAMES.filter(hasPages),
  ...CHOICES,
  ...PRODUCT_KIND_NAMES.filter((kind) => !hasPages(kind)),
]

export const isLineCategory = (text: string): text is LineCategory => LINE_CATEGORIES.some((one) => one === text)

/** Whether a line of this category names a choice, by its variant, instead of a product. */
export const isChoiceCategory = (category: LineCategory): category is ChoiceCategory =>
  CHOICES.some((choice) => choice === category)

const KIND_OF_CHOICE = new Map(PRODUCT_KIND_NAMES.map((kind) => [PRODUCT_KINDS[kind].choice, kind]))

/** The kind of the product on a line: a package's is the one that is sold in packages. */
export const kindOfLine = (category: LineCategory): ProductKind =>
  isChoiceCategory(category) ? KIND_OF_CHOICE.get(category)! : category
