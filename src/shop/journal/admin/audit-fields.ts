import { PRODUCT_CHARGES } from "#shop/catalogue/rules/product-charges"
import fields from "./words/fields.json"

const FIELDS: Record<string, string> = {
  ...Object.fromEntries(PRODUCT_CHARGES.map(({ code, name }) => [code, name])),
  ...fields,
}

/** What is of no use to staff in any words: by what programs know an entry. */
const HIDDEN = new Set(["id", "protocol_id", "protocol_ids", "change_id", "impersonation_id", "key"])

/** A number of a document is its own name. */
const isOwnName = (part: string) => /^[A-Z]{1,3}-\d+$/.test(part)

const partsOf = (field: string) => field.replace(/^body\./, "").split(".")

/** Whether each part of the field has a name in words. */
export const isNamed = (field: string): boolean => partsOf(field).every((part) => part in FIELDS || isOwnName(part))

/** What a changed field is called in words; what was sent to one of Medusa's own routes is under `body`. */
export const auditField = (field: string): string =>
  partsOf(field)
    .map((part) => FIELDS[part] ?? part)
    .join(", ")

export const isForStaff = (field: string): boolean => !HIDDEN.has(partsOf(field).at(-1) ?? "")
