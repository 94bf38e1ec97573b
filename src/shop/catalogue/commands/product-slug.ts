import { invalidField } from "#platform/refusal"
import { type SlugFault, slugFault } from "../rules/product-slug"

const TEXTS: Record<SlugFault, string> = {
  empty: "Bitte Adresse eingeben",
  form: "Nur Kleinbuchstaben, Ziffern und einzelne Bindestriche dazwischen.",
  length: "Höchstens 80 Zeichen.",
  reserved: "Unter dieser Adresse steht schon eine Seite des Shops.",
}

/** @throws Refusal 400 keyed `slug` */
export function assertSlug(kind: string, slug: string) {
  const fault = slugFault(kind, slug)
  if (fault !== null) throw invalidField("slug", TEXTS[fault])
}
