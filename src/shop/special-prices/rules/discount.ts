import type { CalendarDay } from "#kernel/calendar-day"
import type { ProductKind } from "#shop/catalogue/rules/product-kinds"

/** What a discount is for: one product, a kind of products, or everything if neither is named. */
interface DiscountScope {
  kind: ProductKind | null
  productId: string | null
}

/** How much less a customer pays than the list says. */
export interface Discount extends DiscountScope {
  permille: number
  /** First and last day, both inclusive; null without such an end. */
  validFrom: CalendarDay | null
  validUntil: CalendarDay | null
  /** It is the company's that the customer orders for, not his own. */
  isOfCompany: boolean
}

interface PricedProduct {
  productId: string
  kind: ProductKind
}

/** What a customer pays less for a product, in per mille; 0 without a discount. */
export type DiscountOf = (product: PricedProduct) => number

export const isValidOn = ({ validFrom, validUntil }: Pick<Discount, "validFrom" | "validUntil">, day: CalendarDay) =>
  (validFrom === null || validFrom <= day) && (validUntil === null || day <= validUntil)

/**
 * The discount on a product of those that are valid: the most specific, even where a more general one is higher. So staff can
 * give less on one product than on its kind, and what they see in the list is what applies.
 * @returns per mille; 0 without one
 * @see ruling 12 'Special prices', docs/decisions/187-special-prices.md
 */
function mostSpecificOn({ productId, kind }: PricedProduct, valid: readonly (DiscountScope & { permille: number })[]) {
  const found =
    valid.find((one) => one.productId === productId) ??
    valid.find((one) => one.kind === kind) ??
    valid.find((one) => one.kind === null && one.productId === null)
  return found?.permille ?? 0
}

/**
 * The discount on a product of a customer who may have his own and those of his company: of both the most specific, and of these
 * the higher. Each was agreed on by itself, and neither is to take the other away.
 * @returns per mille; 0 without one
 * @see docs/decisions/192-discounts-of-a-company.md
 */
export const bestOn = (
  product: PricedProduct,
  valid: readonly (DiscountScope & Pick<Discount, "permille" | "isOfCompany">)[],
): number =>
  Math.max(
    ...[true, false].map((ofCompany) =>
      mostSpecificOn(
        product,
        valid.filter(({ isOfCompany }) => isOfCompany === ofCompany),
      ),
    ),
  )

/** The same as of a day. */
export const discountOn = (product: PricedProduct, discounts: readonly Discount[], day: CalendarDay): number =>
  bestOn(
    product,
    discounts.filter((one) => isValidOn(one, day)),
  )
