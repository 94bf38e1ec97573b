import type { ProductKind } from "../../wire/product"

export const KIND_TEXTS: Record<ProductKind, string> = {
  rental: "Mieten",
  purchase: "Kaufen",
  accessory: "Zubehör",
  "software-service": "Software & Services",
  education: "Schulung",
  addon: "Zusatz",
}

const PER_PIECE = "Preis in CHF, ohne MwSt."

export const PRICE_LABELS: Record<ProductKind, string> = {
  rental: "Preis pro Tag in CHF, ohne MwSt.",
  purchase: PER_PIECE,
  accessory: PER_PIECE,
  "software-service": PER_PIECE,
  education: PER_PIECE,
  addon: PER_PIECE,
}

/** What the further choices of a product are called; nothing for kinds that have none. */
export const CHOICE_WORDS: Partial<Record<ProductKind, { one: string; many: string }>> = {
  purchase: { one: "Paket", many: "Pakete" },
  "software-service": { one: "Plugin", many: "Plugins" },
}
