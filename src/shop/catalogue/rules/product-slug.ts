import { SLUG } from "#kernel/words/slug"
import { listsBelow } from "./product-folders"

export const LONGEST_SLUG = 80

export type SlugFault = "empty" | "form" | "length" | "reserved"

/** What keeps a text from being the last part of the address of a product of this kind; null if nothing does. */
export function slugFault(kind: string, slug: string): SlugFault | null {
  if (slug === "") return "empty"
  if (!SLUG.test(slug)) return "form"
  if (slug.length > LONGEST_SLUG) return "length"
  return listsBelow(kind).includes(slug) ? "reserved" : null
}
