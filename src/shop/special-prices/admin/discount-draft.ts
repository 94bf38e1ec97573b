import { KIND_WORDS } from "#shop/catalogue/rules/kind-words"
import { isProductKind, PRODUCT_KIND_NAMES } from "#shop/catalogue/rules/product-kinds"
import type { DiscountBody, StaffDiscount } from "../wire/staff-discounts"

/** As it is typed: kind and product are one choice. */
export interface DiscountDraft {
  scope: string
  product_id: string | null
  permille: number | null
  valid_from: string | null
  valid_until: string | null
  reason: string
}

const ALL = "all"
/** One product, which is then picked. */
export const PRODUCT = "product"
export const SCOPES = [
  [ALL, "Alles"] as const,
  ...PRODUCT_KIND_NAMES.map((kind) => [kind, KIND_WORDS[kind].name] as const),
  [PRODUCT, "Ein Produkt"] as const,
]

export const draftOf = (discount: StaffDiscount | null): DiscountDraft => ({
  scope: discount?.product ? PRODUCT : (discount?.kind ?? ALL),
  product_id: discount?.product?.id ?? null,
  permille: discount?.permille ?? null,
  valid_from: discount?.valid_from ?? null,
  valid_until: discount?.valid_until ?? null,
  reason: discount?.reason ?? "",
})

export const bodyOf = ({
  scope,
  product_id,
  ...draft
}: DiscountDraft): Record<Exclude<keyof DiscountBody, "version">, unknown> => ({
  ...draft,
  kind: isProductKind(scope) ? scope : null,
  // What is still to be picked is nothing that is known.
  product_id: scope === PRODUCT ? (product_id ?? "") : null,
})
