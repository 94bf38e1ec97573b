import { message } from "#kernel/wire/message"
import type { CsvCell } from "#platform/csv"
import type { Texts } from "#texts/texts"
import { KIND_WORDS } from "../../rules/kind-words"
import { PRODUCT_KINDS } from "../../rules/product-kinds"
import type { StaffListedProduct } from "../../wire/staff-product-list"

const HEADINGS = [
  "catalogue.csv_name",
  "catalogue.csv_kind",
  "catalogue.csv_price",
  "catalogue.csv_per",
  "catalogue.csv_units",
  "catalogue.csv_in_service",
  "catalogue.csv_out",
  "catalogue.csv_stock",
  "catalogue.csv_state",
] as const

/** The first row the headings. */
export const productListTable = (products: readonly StaffListedProduct[], texts: Texts): CsvCell[][] => [
  HEADINGS.map((code) => texts(message(code))),
  ...products.map(({ name, kind, price, units, stock, is_listed, is_inactive }) => [
    ...[name, kind && KIND_WORDS[kind].name, price === null ? null : price / 100],
    kind && texts(message(`catalogue.csv_per_${PRODUCT_KINDS[kind].pricePer}`)),
    ...[units?.total ?? null, units?.in_service ?? null, units?.out ?? null, stock],
    texts(
      message(is_listed ? (is_inactive ? "catalogue.csv_inactive" : "catalogue.csv_listed") : "catalogue.csv_hidden"),
    ),
  ]),
]
