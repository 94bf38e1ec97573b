import * as z from "zod/mini"
import { html, id } from "#kernel/wire/primitives"

/** Address of a picture; "default" asks for the placeholder, as with products. */
const picture = z.string()

/** A firm that works with us; with `url` its logo leads there. */
export const reference = z.object({ id, name: z.string(), url: z.nullable(z.string()), thumbnail: picture })
export type Reference = z.infer<typeof reference>

export const employee = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  position: z.string(),
  phone: z.string(),
  mail: z.string(),
  avatar: picture,
})
export type Employee = z.infer<typeof employee>

/** `stars` counts from 1 to 5. */
export const testimonial = z.object({
  id,
  stars: z.int(),
  text: z.string(),
  name: z.string(),
  company: z.string(),
  avatar: picture,
})
export type Testimonial = z.infer<typeof testimonial>

export const contentBlock = z.object({ content: html })
export type ContentBlock = z.infer<typeof contentBlock>
