interface ProductKindRow {
  /**
   * What the addresses of its products begin with: "/kaufen/" where each has a page, "/schulen#" where all are on one;
   * null for what is met in the cart only.
   */
  place: string | null
  pricePer: "day" | "piece"
  /** Path category of what is sold of a product besides its base choice. */
  choice: "package" | "plugin" | null
  /** A line is of one piece, however many are asked for: rentals are lines of their own (ruling 5). */
  isSingle: boolean
  /** Medusa keeps its stock; what is rented is kept by the rental module (ruling 3). */
  isStocked: boolean
  /**
   * What it does to the shipping fee: `charged` causes it and `included` lifts it, since its price includes delivery;
   * `alongside` is sent without either, `none` isn't sent at all.
   */
  shipping: "charged" | "included" | "alongside" | "none"
  /** Belongs to devices, by which its list is filtered. */
  isByDevice: boolean
  /** Can come along with another product by force: bought by the piece, without a choice of days. */
  isCompanion: boolean
  /** The kind under which the same device is offered the other way. */
  counterpart: string | null
  /** Its turn among what a search finds equally well; null for what isn't found. */
  searchTurn: number | null
}

/** What the shop sells, a row per kind: everything that differs from kind to kind but words is said here. */
export const PRODUCT_KINDS = {
  rental: {
    place: "/mieten/",
    pricePer: "day",
    choice: null,
    isSingle: true,
    isStocked: false,
    shipping: "alongside",
    isByDevice: false,
    isCompanion: false,
    counterpart: "purchase",
    searchTurn: 1,
  },
  purchase: {
    place: "/kaufen/",
    pricePer: "piece",
    choice: "package",
    isSingle: false,
    isStocked: true,
    shipping: "included",
    isByDevice: false,
    isCompanion: false,
    counterpart: "rental",
    searchTurn: 2,
  },
  accessory: {
    place: "/kaufen/zubehoer/",
    pricePer: "piece",
    choice: null,
    isSingle: false,
    isStocked: true,
    shipping: "charged",
    isByDevice: true,
    isCompanion: true,
    counterpart: null,
    searchTurn: 4,
  },
  "software-service": {
    place: "/kaufen/software-service/",
    pricePer: "piece",
    choice: "plugin",
    isSingle: false,
    isStocked: false,
    shipping: "none",
    isByDevice: true,
    isCompanion: true,
    counterpart: null,
    searchTurn: 3,
  },
  education: {
    place: "/schulen#",
    pricePer: "piece",
    choice: null,
    isSingle: false,
    isStocked: false,
    shipping: "none",
    isByDevice: false,
    isCompanion: true,
    counterpart: null,
    searchTurn: 5,
  },
  addon: {
    place: null,
    pricePer: "piece",
    choice: null,
    isSingle: false,
    isStocked: false,
    shipping: "alongside",
    isByDevice: false,
    isCompanion: true,
    counterpart: null,
    searchTurn: null,
  },
} as const satisfies Record<string, ProductKindRow>

type Rows = typeof PRODUCT_KINDS
export type ProductKind = keyof Rows

type KindsWith<Row> = { [Kind in ProductKind]: Rows[Kind] extends Row ? Kind : never }[ProductKind]
/** The kinds whose lists are filtered by device. */
export type GoodsKind = KindsWith<{ isByDevice: true }>
/** The kinds that people find in the menu and by searching. */
export type PlacedKind = KindsWith<{ place: string }>
/** The kinds of which each product has a page. */
export type PageKind = KindsWith<{ place: `${string}/` }>
export type ChoiceCategory = NonNullable<Rows[ProductKind]["choice"]>

export const PRODUCT_KIND_NAMES = Object.keys(PRODUCT_KINDS) as ProductKind[]

export const isProductKind = (text: string | null): text is ProductKind =>
  PRODUCT_KIND_NAMES.some((kind) => kind === text)

/** The kinds of which this is true, in the order of their rows. */
export const kindsWhere = (isTrue: (row: ProductKindRow) => boolean): ProductKind[] =>
  PRODUCT_KIND_NAMES.filter((kind) => isTrue(PRODUCT_KINDS[kind]))

/** Path category of `POST /cart/{category}/{id}/` (ruling 3): the product's kind, or what a choice of it is called. */
export type LineCategory = ProductKind | ChoiceCategory

/** Whether a line of this category names a choice, by its variant, instead of a product. */
export const isChoiceCategory = (category: LineCategory): category is ChoiceCategory => !isProductKind(category)

/** The kind of the product on a line: a package's is the one that is sold in packages. */
export const kindOfLine = (category: LineCategory): ProductKind =>
  PRODUCT_KIND_NAMES.find((kind) => kind === category || PRODUCT_KINDS[kind].choice === category)!
