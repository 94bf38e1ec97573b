import * as z from "zod/mini"
import { messageKey } from "#kernel/wire/message"
import { productCard } from "./product"

const wholeNumber = (least: number, most: number) => {
  const message = messageKey("input.whole_number_between", { least, most })
  return z.optional(z.coerce.number(message).check(z.int(message), z.gte(least, message), z.lte(most, message)))
}

/**
 * A part of a list, for integrators: `limit` products from the `offset`th on. Without them a list is whole. The header
 * `X-Total-Count` says how many there are in all.
 */
export const listQuery = z.object({ limit: wholeNumber(1, 200), offset: wholeNumber(0, 1_000_000) })
export type ListQuery = z.infer<typeof listQuery>

export const LONGEST_QUERY = 200

/** An empty query finds nothing. */
export const searchBody = z.object({
  query: z
    .string("catalogue.query_missing")
    .check(z.trim(), z.maxLength(LONGEST_QUERY, messageKey("input.too_long", { most: LONGEST_QUERY }))),
})

/** Stretches of a text that the query means: start and end (exclusive) as JavaScript's `slice` takes them. */
const marks = z.array(z.tuple([z.number(), z.number()]))
export type Marks = z.infer<typeof marks>

export const searchHit = z.extend(productCard, {
  highlights: z.object({ name: marks, subtitle: marks, product_card_info: marks }),
})
export type SearchHit = z.infer<typeof searchHit>
