import * as z from "zod/mini"
import { parseCalendarDay } from "#kernel/calendar-day"
import { id, requiredText } from "#kernel/wire/primitives"
import { PRODUCT_KIND_NAMES, type ProductKind } from "#shop/catalogue/rules/product-kinds"

const optionalDay = z.nullable(
  z.string("input.day_missing").check(z.refine((text) => parseCalendarDay(text) !== null, "input.day_missing")),
)
const permille = z
  .int("specialprices.discount_missing")
  .check(z.minimum(1, "specialprices.discount_missing"), z.maximum(1000, "specialprices.discount_missing"))

/** `POST /admin/customers/{id}/discounts` and `…/{discount}`. Without kind and product it is for everything. */
export const discountBody = z
  .object({
    kind: z.nullable(z.enum(PRODUCT_KIND_NAMES, "input.invalid")),
    product_id: z.nullable(id),
    permille,
    valid_from: optionalDay,
    valid_until: optionalDay,
    reason: requiredText("accounts.reason_missing", 500),
    /** Of one that is changed, as it was read: who saves what somebody else has changed meanwhile is refused. */
    version: z.optional(z.string("input.reload")),
  })
  .check(
    z.refine(({ kind, product_id }) => kind === null || product_id === null, {
      error: "specialprices.kind_or_product",
      path: ["product_id"],
    }),
    z.refine(
      ({ valid_from, valid_until }) => valid_from === null || valid_until === null || valid_from <= valid_until,
      {
        error: "specialprices.ends_before_start",
        path: ["valid_until"],
      },
    ),
  )
export type DiscountBody = z.infer<typeof discountBody>

export interface StaffDiscount {
  id: string
  kind: ProductKind | null
  product: { id: string; name: string } | null
  permille: number
  valid_from: string | null
  valid_until: string | null
  reason: string
  /** Whether prices have it today. */
  is_valid: boolean
  version: string
}

/** `GET /admin/customers/{id}/discounts`, the most general first. */
export interface StaffDiscounts {
  discounts: StaffDiscount[]
}
