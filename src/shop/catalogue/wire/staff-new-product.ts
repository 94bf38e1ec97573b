import * as z from "zod/mini"
import { lineOfText, optionalLine } from "#kernel/wire/primitives"
import { MOST_CHOICES } from "../rules/product-limits"
import { productKind } from "./product"
import { htmlField, listOf, priceField, wholeNumber } from "./product-fields"

/** `POST /admin/shop/products`: a whole product, in the shop at once if it is published and has a price. */
export const newProductBody = z.object({
  kind: z.enum(productKind.options, "catalogue.kind_missing"),
  name: lineOfText("input.name_missing"),
  subtitle: optionalLine(200),
  slug: lineOfText("input.address_missing", 200),
  is_published: z.boolean("input.invalid"),
  /** The base choice first, then packages or plugins; without a price the product isn't listed. */
  choices: listOf(
    z.object({
      name: optionalLine(),
      price: z.nullable(priceField),
      description: htmlField,
      delivery_content: htmlField,
    }),
    MOST_CHOICES,
  ).check(z.minLength(1, "input.price_missing")),
  /** What is in stock of what is sold by the piece. */
  stock_quantity: wholeNumber(100_000),
  /** The product that all else is taken from: texts, files, links, services. */
  copy_of: z.nullable(z.string()),
})
export type NewProductBody = z.infer<typeof newProductBody>

/** `GET /admin/shop/products?q=&kind=`: the first ones by name, to choose from. */
export const productSearchQuery = z.object({
  q: optionalLine(100),
  kind: z.optional(z.union([productKind, z.array(productKind)])),
})
