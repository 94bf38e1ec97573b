import { expect, it } from "vitest"
import { auditField, isForStaff } from "../audit-fields"
import { auditValue } from "../audit-values"

it.each([
  ["state", "handed_over", "beim Kunden"],
  ["body.status", "cancelled", "storniert"],
  ["note", "returned", "returned"],
  ["note", "", "(leer)"],
  ["state", "issued", "issued"],
])("shows %s '%s' as '%s'", (field, text, shown) => {
  expect(auditValue(field, text)).toBe(shown)
})

it("names what has a German name, sent to our routes or to Medusa's", () => {
  expect(["fee", "body.first_name", "weight"].map(auditField)).toEqual(["Gebühr in CHF", "Vorname", "weight"])
})

it("leaves out ids, not words that end alike", () => {
  expect(["order_id", "id", "body.region_id", "paid", "is_paid"].map(isForStaff)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
})
