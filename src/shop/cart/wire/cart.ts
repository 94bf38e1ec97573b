import * as z from "zod/mini"
import { cartToken, confirmedAmount, id, money, percent } from "#kernel/wire/primitives"
import { charges } from "#shop/lines/wire/charge"
import { lineProduct } from "#shop/lines/wire/line"
import { lineFields } from "#shop/lines/wire/line-fields"
import { periodConflict } from "#shop/rental/wire/rental"

/** Body of `POST /cart/{category}/{product_id}/`. The path names the product; `product` repeats it. */
export const addToCartBody = z.object({
  cart: cartToken,
  product: z.optional(z.nullable(id)),
  quantity: z.optional(z.unknown()),
  rentalstartdate: z.optional(z.nullable(z.string())),
  rentalenddate: z.optional(z.nullable(z.string())),
  delivery: z.optional(z.nullable(id)),
  productservice: z.optional(z.nullable(id)),
  /** Any number of the product's services, one of each group; where it is sent, `productservice` isn't read. */
  productservices: z.optional(z.nullable(z.array(id, "input.invalid"))),
})
export type AddToCartBody = z.infer<typeof addToCartBody>

/** `item` is the line written or merged into; `total_quantity` the whole cart's. */
export const addToCartAnswer = z.object({ item: id, quantity: z.number(), total_quantity: z.number() })
export type AddToCartAnswer = z.infer<typeof addToCartAnswer>

/**
 * Body of `PUT /cart/{category}/{item_id}/`. A rental keeps its quantity 1 and may take another period instead, both days
 * together; a refused one is answered as when adding (400, 409) and the line stays as it was.
 */
export const changeQuantityBody = z.object({
  quantity: z.optional(z.unknown()),
  rentalstartdate: z.optional(z.nullable(z.string())),
  rentalenddate: z.optional(z.nullable(z.string())),
  /** The sum of the line that was shown for that period; another one of today is refused with a 409. */
  confirmed_subtotal: z.optional(confirmedAmount),
})

/** Both days of the period asked for. */
export const periodOfferQuery = z.object({
  rentalstartdate: z.optional(z.string()),
  rentalenddate: z.optional(z.string()),
})

/** `GET /cart/{category}/{item_id}/period/`: what the line comes to in that period, before it is taken. */
export const periodOffer = z.object({
  ...z.pick(lineFields, {
    display_quantity: true,
    rentalstartdate: true,
    rentalenddate: true,
    rate_parts: true,
    subtotal: true,
    list_subtotal: true,
    discount_percent: true,
  }).shape,
  /** To what it costs now; negative where it becomes cheaper. */
  difference: money,
})
export type PeriodOffer = z.infer<typeof periodOffer>

/** Body of `PUT /cart/{cart_token}/`: links the cart to the login's customer. */
export const linkCartBody = z.object({ token: z.optional(z.nullable(z.string())) })

export const cartCount = z.object({ total_quantity: z.number() })
export type CartCount = z.infer<typeof cartCount>

export const earlierCart = z.object({ token: cartToken, total_quantity: z.number() })
export const linkCartAnswer = z.object({ total_quantity: z.number(), earlier: z.nullable(earlierCart) })
export type LinkCartAnswer = z.infer<typeof linkCartAnswer>

/** Body of `POST /cart/{cart_token}/merge/`: the customer's other cart, whose lines are taken over. */
export const mergeCartsBody = z.object({ earlier: cartToken })

/** Why a line stays in the earlier cart: too many pieces together, or its price is a quote's. */
export const leftReason = z.enum(["quantity", "quoted"])

export const mergeCartsAnswer = z.object({
  total_quantity: z.number(),
  left: z.array(z.object({ item: id, display_name: z.string(), reason: leftReason })),
})
export type MergeCartsAnswer = z.infer<typeof mergeCartsAnswer>

/** Body of `POST /cart/{cart_token}/give/`: a colleague's id, as the company's members have it. */
export const giveCartBody = z.object({ colleague: id })

/** His name. */
export const giveCartAnswer = z.object({ colleague: z.string() })
export type GiveCartAnswer = z.infer<typeof giveCartAnswer>

export const cartItem = z.object({
  id,
  product: lineProduct,
  ...lineFields.shape,
  /** Can't be had any more; the cart isn't ordered as long as it is in it. */
  product_is_inactive: z.boolean(),
  /** True where its delivery or a service can't be chosen any more: it has these days alone. Missing elsewhere. */
  period_is_fixed: z.optional(z.literal(true)),
  /** The period was taken meanwhile: why, and what is possible instead. */
  conflict: z.nullable(periodConflict),
})
export type CartItem = z.infer<typeof cartItem>

export const cart = z.object({
  items: z.array(cartItem),
  total_quantity: z.number(),
  total_price: money,
  total_vat: money,
  shipping_cost: money,
  total_shipping_price: money,
  total_shipping_vat: money,
  rounding: money,
  /** What else is in its sums: in `total_cost`, and in `total_shipping_price` unless it is refundable. */
  charges,
  /** The rate of all its VAT. */
  vat_percent: percent,
  /** `total_shipping_price + total_shipping_vat + rounding` and what is refundable: what the order will cost. */
  total_cost: money,
})
export type Cart = z.infer<typeof cart>
