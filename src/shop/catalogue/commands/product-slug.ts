import { type Message, message } from "#kernel/wire/message"
import { refuse } from "#platform/refusal"
import { LONGEST_SLUG, type SlugFault, slugFault } from "../rules/product-slug"

const REASONS: Record<SlugFault, Message> = {
  empty: message("input.address_missing"),
  form: message("catalogue.slug_form"),
  length: message("input.too_long", { most: LONGEST_SLUG }),
  reserved: message("catalogue.slug_of_a_page"),
}

/** @throws Refusal 400 keyed `slug` */
export function assertSlug(kind: string, slug: string) {
  const fault = slugFault(kind, slug)
  if (fault !== null) throw refuse(REASONS[fault], { field: "slug" })
}
