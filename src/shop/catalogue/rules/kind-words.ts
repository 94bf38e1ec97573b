import { PRODUCT_KINDS, type ProductKind } from "./product-kinds"

interface KindWords {
  name: string
  /** The admin's category that its products are found under. */
  category: string
  /** Over the lines of an order. */
  ordered: string
  /** What article numbers begin with. */
  code: string
  /** What its further choices are called, of kinds that have some. */
  choice?: { one: string; many: string }
  /** What the API's document calls all of them, and one. */
  inApi: { many: string; one: string }
}

/** What staff and integrators call the kinds, a row per kind. No page of the shop loads it. */
export const KIND_WORDS: Record<ProductKind, KindWords> = {
  rental: {
    name: "Mieten",
    category: "Mieten",
    ordered: "Miete",
    code: "miete",
    inApi: { many: "Rental products", one: "One rental product; its price is the price of a day" },
  },
  purchase: {
    name: "Kaufen",
    category: "Kaufen",
    ordered: "Kauf",
    code: "kauf",
    choice: { one: "Paket", many: "Pakete" },
    inApi: { many: "Products for sale", one: "One product for sale with its packages" },
  },
  accessory: {
    name: "Zubehör",
    category: "Zubehör",
    ordered: "Zubehör",
    code: "zubehoer",
    inApi: { many: "Accessories", one: "One accessory" },
  },
  "software-service": {
    name: "Software & Services",
    category: "Software & Services",
    ordered: "Software",
    code: "software",
    choice: { one: "Plugin", many: "Plugins" },
    inApi: { many: "Software and services", one: "One software or service with its plugins" },
  },
  education: {
    name: "Schulung",
    category: "Schulung",
    ordered: "Schulung",
    code: "schulung",
    inApi: { many: "Training offers", one: "One training offer" },
  },
  addon: {
    name: "Zusatz",
    category: "Zusätze",
    ordered: "Zusätze",
    code: "zusatz",
    inApi: { many: "Add-ons", one: "One add-on" },
  },
}

export const priceLabelOf = (kind: ProductKind): string =>
  PRODUCT_KINDS[kind].pricePer === "day" ? "Preis pro Tag in CHF, ohne MwSt." : "Preis in CHF, ohne MwSt."
