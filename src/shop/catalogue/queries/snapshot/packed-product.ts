import { isProductKind, PRODUCT_KINDS, type ProductKind } from "../../rules/product-kinds"
import type { SearchDocument, SearchSource } from "../../rules/search"
import { searchDocumentOf } from "../search/search-document"
import { PackedJson } from "./packed-json"
import type { ProductTexts } from "./product-texts"
import type { ProductRow, ReadProduct, StoredRow, VariantRow } from "./rows"

const MOST_SHARED = 10_000

/** Values that many products have are kept once. */
const shared = new Map<string, unknown>()
function sharing<Value>(value: Value): Value {
  const key = JSON.stringify(value)
  if (shared.has(key)) return shared.get(key) as Value
  if (shared.size === MOST_SHARED) shared.clear()
  shared.set(key, value)
  return value
}

const LAST = 1_000_000

/**
 * A product as it is kept: beside its JSON what is looked at when all products are, such as for an order or a filter. Stays
 * the same object, also from one snapshot to the next, until the product changes.
 */
export class PackedProduct implements SearchSource {
  readonly id: string
  readonly kind: ProductKind
  readonly slug: string
  readonly name: string
  readonly sortOrder: number
  readonly isInactive: boolean
  readonly isFound: boolean
  readonly isMandatory: boolean
  readonly deviceTags: string[]
  /** Of its choices, the base first. */
  readonly variantIds: string[]
  readonly choiceNames: string[]
  /** Day in Zurich on which it, a choice or a price was changed last, `YYYY-MM-DD`. */
  readonly changedOn: string
  readonly #row: PackedJson<StoredRow>
  readonly #texts: PackedJson<ProductTexts>

  private constructor(row: StoredRow, packed: PackedJson<StoredRow>, texts: PackedJson<ProductTexts>) {
    const { id, kind, handle, name, profile, variants } = row
    this.id = id
    this.kind = sharing(kind)
    this.slug = profile?.slug ?? handle
    this.name = name
    this.sortOrder = profile?.sort_order ?? LAST
    this.isInactive = profile?.is_inactive ?? false
    this.isFound = profile?.in_search !== false
    this.isMandatory = profile?.is_mandatory ?? false
    this.deviceTags = sharing(profile?.device_tags ?? [])
    this.variantIds = variants.map((variant) => variant.id)
    this.choiceNames = sharing(variants.map((variant) => choiceNameOf(row, variant)))
    this.changedOn = sharing(latestDay([row, ...variants]))
    this.#row = packed
    this.#texts = texts
  }

  /** Those of them that are for sale: of a kind, and with a price in CHF. */
  static all(read: readonly ReadProduct[]): PackedProduct[] {
    const packed = PackedJson.all<StoredRow>(read.map(({ row }) => row))
    const texts = PackedJson.all<ProductTexts>(read.map((product) => product.texts))
    return read.flatMap((product, place) => {
      const row: StoredRow = JSON.parse(product.row)
      if (!isProductKind(row.kind) || row.variants.length === 0) return []
      return new PackedProduct(row, packed[place], texts[place])
    })
  }

  read(): ProductRow {
    return Object.assign(this.#row.read(), { texts: this.#texts })
  }

  /** What is rented and what is sold of the same kind. */
  get isDevice(): boolean {
    return PRODUCT_KINDS[this.kind].counterpart !== null
  }

  readDocument(): SearchDocument {
    return searchDocumentOf(this.read())
  }
}

export const choiceNameOf = ({ profile, variants: [base] }: StoredRow, variant: VariantRow) =>
  variant === base ? (profile?.base_choice_name ?? "") : variant.title

/** Days compare as text. */
const latestDay = (changed: readonly { changed_on: string }[]): string =>
  changed.reduce((latest, { changed_on }) => (changed_on > latest ? changed_on : latest), "")

const german = new Intl.Collator("de")

/** Display order: staff's, then the name. */
export const inOrder = (a: PackedProduct, b: PackedProduct) =>
  a.sortOrder - b.sortOrder || german.compare(a.name, b.name) || (a.id < b.id ? -1 : 1)
