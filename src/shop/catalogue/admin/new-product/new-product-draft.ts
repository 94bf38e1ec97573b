import { slugOf } from "#kernel/words/slug"
import { PRODUCT_KINDS, type ProductKind } from "../../rules/product-kinds"
import type { StaffProduct } from "../../wire/staff-product"

export interface DraftChoice {
  name: string
  price: string
  description: string
  delivery_content: string
}

/** A new product as it is typed. */
export interface NewProductDraft {
  kind: ProductKind | ""
  name: string
  subtitle: string
  /** Null while the name suggests it. */
  slug: string | null
  is_published: boolean
  choices: DraftChoice[]
  stock_quantity: number | null
  copy_of: string | null
}

export const NO_CHOICE: DraftChoice = { name: "", price: "", description: "", delivery_content: "" }

const EMPTY: NewProductDraft = {
  kind: "",
  name: "",
  subtitle: "",
  slug: null,
  is_published: true,
  choices: [NO_CHOICE],
  stock_quantity: 0,
  copy_of: null,
}

/** What the form starts with: nothing, or what the model has. */
export function draftAfter(model: StaffProduct | undefined): NewProductDraft {
  if (!model) return EMPTY
  const { card, prices } = model.groups
  return {
    ...EMPTY,
    kind: model.kind ?? "",
    name: `${card.values.name} (Kopie)`,
    subtitle: card.values.subtitle,
    is_published: false,
    choices: prices.values.choices.map(({ id: _, price, ...choice }) => ({ ...choice, price: price ?? "" })),
    copy_of: model.id,
  }
}

export const draftSlug = ({ slug, name }: Pick<NewProductDraft, "slug" | "name">) => slug ?? slugOf(name)

/** What is sent: kinds without packages have the base choice only, and an empty price is none. */
export function bodyOf(draft: NewProductDraft) {
  const hasMore = draft.kind !== "" && PRODUCT_KINDS[draft.kind].choice !== null
  const choices = hasMore ? draft.choices : draft.choices.slice(0, 1).map((choice) => ({ ...choice, name: "" }))
  return {
    ...draft,
    slug: draftSlug(draft),
    choices: choices.map((choice) => ({ ...choice, price: choice.price.trim() === "" ? null : choice.price })),
  }
}
