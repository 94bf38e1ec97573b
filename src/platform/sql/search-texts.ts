import { withoutSigns } from "./like"
import { personLetters } from "./names"

/** SQL for columns as one text, null as nothing: `concat` isn't allowed in an index. */
const joined = (...columns: string[]) => columns.map((column) => `coalesce(${column}, '')`).join(" || ")

const inLines = (...texts: string[]) => withoutSigns(texts.join(" || chr(10) || "))

const digits = (phone: string) => `translate(coalesce(${phone}, ''), '+()', '')`

/**
 * SQL for what orders are found by, as their indexes have it (Migration20261126154000 of the orders): with another expression
 * all orders are read. Blanks and signs don't count; a line is one thing, which no words reach over.
 */
export const addressLetters = (row: string) =>
  inLines(
    joined(`${row}.company`),
    personLetters(row),
    joined(`${row}.address_1`),
    joined(`${row}.postal_code`, `${row}.city`),
    digits(`${row}.phone`),
  )
export const customerLetters = (row: string) =>
  inLines(joined(`${row}.company_name`), personLetters(row), digits(`${row}.phone`))
export const lineLetters = (row: string) =>
  inLines(joined(`${row}.product_title`), joined(`${row}.variant_title`), joined(`${row}.variant_sku`))
export const referenceLetters = (row: string) => withoutSigns(`${row}.metadata->>'reference'`)
