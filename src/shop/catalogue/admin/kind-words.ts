import { PRODUCT_KINDS, type ProductKind } from "../rules/product-kinds"

interface KindWords {
  name: string
  /** The admin's category that its products are found under. */
  category: string
  /** Over the lines of an order. */
  ordered: string
  /** What its further choices are called, of kinds that have some. */
  choice?: { one: string; many: string }
}

/** What staff call the kinds, a row per kind. */
export const KIND_WORDS: Record<ProductKind, KindWords> = {
  rental: { name: "Mieten", category: "Mieten", ordered: "Miete" },
  purchase: { name: "Kaufen", category: "Kaufen", ordered: "Kauf", choice: { one: "Paket", many: "Pakete" } },
  accessory: { name: "Zubehör", category: "Zubehör", ordered: "Zubehör" },
  "software-service": {
    name: "Software & Services",
    category: "Software & Services",
    ordered: "Software",
    choice: { one: "Plugin", many: "Plugins" },
  },
  education: { name: "Schulung", category: "Schulung", ordered: "Schulung" },
  addon: { name: "Zusatz", category: "Zusätze", ordered: "Zusätze" },
}

export const priceLabelOf = (kind: ProductKind): string =>
  PRODUCT_KINDS[kind].pricePer === "day" ? "Preis pro Tag in CHF, ohne MwSt." : "Preis in CHF, ohne MwSt."
