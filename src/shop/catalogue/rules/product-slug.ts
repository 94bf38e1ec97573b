import { SLUG } from "#kernel/slug"

export const LONGEST_SLUG = 80

/** Parts of addresses that are pages of their own beside the products of a kind. */
const RESERVED: Record<string, readonly string[]> = { purchase: ["zubehoer", "software-service"] }

export type SlugFault = "empty" | "form" | "length" | "reserved"

/** What keeps a text from being the last part of the address of a product of this kind; null if nothing does. */
export function slugFault(kind: string, slug: string): SlugFault | null {
  if (slug === "") return "empty"
  if (!SLUG.test(slug)) return "form"
  if (slug.length > LONGEST_SLUG) return "length"
  return RESERVED[kind]?.includes(slug) ? "reserved" : null
}
