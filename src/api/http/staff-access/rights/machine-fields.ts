/**
 * What a machine may ask Medusa's routes for by `fields` beside columns: what is part of the thing itself. All else that Medusa knows a way
 * to (the orders and carts of a customer, the customer and the prices of an order) is another thing, and another scope's.
 */
const PARTS = new Set([
  "addresses",
  "groups",
  "billing_address",
  "shipping_address",
  "items",
  "items.adjustments",
  "items.detail",
  "items.tax_lines",
  "shipping_methods",
  "shipping_methods.adjustments",
  "shipping_methods.tax_lines",
  "credit_lines",
  "summary",
  "transactions",
  "fulfillments",
  "fulfillments.items",
  "fulfillments.labels",
  "payment_collections",
  "payment_collections.payments",
])

/** The relation that a field is of, or names whole (`*items`, `items.*`); null for a column. */
function relationOf(field: string): string | null {
  const name = field.trim().replace(/^[+ -]+/, "")
  if (name.startsWith("*")) return name.slice(1) || null
  const end = name.lastIndexOf(".")
  return end < 0 ? null : name.slice(0, end)
}

/** Relations of `fields` that lead elsewhere. */
export const fieldsElsewhere = (fields: string): string[] =>
  fields.split(",").flatMap((field) => {
    const relation = relationOf(field)
    return relation === null || PARTS.has(relation) ? [] : [relation]
  })
