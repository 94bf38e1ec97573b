import * as z from "zod/mini"
import { id, money } from "#kernel/wire/primitives"
import { lineCategory } from "#shop/catalogue/wire/product"

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

export const lineDelivery = z.object({ id, name: z.string(), description: z.string(), price: money })
export const lineService = z.object({ id, name: z.string(), description: z.string(), price: money })
