import * as z from "zod/mini"
import { id, money, percent } from "#kernel/wire/primitives"
import { lineCategory } from "#shop/catalogue/wire/product"
import { serviceBasis } from "#shop/rental/wire/rental"

/** The product of a line: `category` is the path category it was added with, `id` a package's or plugin's own. */
export const lineProduct = z.object({
  id,
  name: z.string(),
  get_thumbnail: z.string(),
  image: z.string(),
  get_absolute_url: z.nullable(z.string()),
  category: lineCategory,
  price: money,
  mandatory: z.boolean(),
})
export type LineProduct = z.infer<typeof lineProduct>

/** A rate that a rent is made of, `count` times; a rate of 1 day is the price of a day. */
export const ratePart = z.object({ days: z.number(), count: z.number(), price: money })
export type RatePartWire = z.infer<typeof ratePart>
/** Of a rental line whose rent isn't its days × the price of a day, the longest rate first. */
export const rateParts = z.optional(z.array(ratePart))

/** Of a line that costs the customer less than others: what `subtotal` is by the list, and his discount if it has one. */
export const specialPrice = { list_subtotal: z.optional(money), discount_percent: z.optional(percent) }
export type SpecialPriceWire = z.infer<z.ZodMiniObject<typeof specialPrice>>

export const lineDelivery = z.object({ id, name: z.string(), description: z.string(), price: money })
export const lineService = z.object({ id, name: z.string(), description: z.string(), price: money })
/** `price` is what it comes to for the whole line. */
export const chosenService = z.extend(lineService, {
  basis: serviceBasis,
  /** Of a service by chargeable day: the price of each. */
  day_price: z.optional(money),
  /** Of a service that is a share of the rent. */
  permille: z.optional(z.number()),
})
export type ChosenServiceWire = z.infer<typeof chosenService>
