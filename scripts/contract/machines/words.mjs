export const DESCRIPTION = `What programs do at the shop's counter, each within the scopes of its machine access. An owner makes one in the admin under Einstellungen › Maschinenzugänge; its key is the user of basic authentication, without a password. \`docs/integrators.md\` says how.

Identifiers are opaque, days are \`YYYY-MM-DD\` in Europe/Zurich, and a period has both its days. Money is decimal text in CHF without VAT, whole numbers of money are Rappen, unless it is said otherwise. Ignore fields and values that you don't know: they may be added at any time.

What is refused answers a status from 400 on, messages for people keyed by field, \`non_field_errors\` for what belongs to none, and for programs the codes of these in the header \`Refusal-Code\`.`

export const TAGS = {
  "orders:read": "Orders, their documents, quotes, what is held for customers, what can be ordered",
  "orders:write": "Holds, quotes and orders for a customer at his prices; dispatches, notes, confirmations",
  "rental:read": "The plan of all units, rents, protocols, closed days",
  "rental:write": "Hand-over, return, damages, other dates and units, cancellation, blocks",
  "products:read": "Products, stock, units and their parts",
  "products:write": "Stock and units",
  "customers:read": "Customers with their accounts",
  "customers:write": "New customers, changes of their data",
  "accounting:read": "What waits for the accounts",
  "reports:read": "Reports and tables, how fast visitors found the pages",
}

/** What is in braces in a path. */
export const OF_PATHS = {
  id: "Identifier, as lists and answers have it.",
  kind: "Kind of the document, as the order names it.",
  document: "Identifier of the document, as the order names it.",
  dispatch: "Identifier of the dispatch.",
  note: "Identifier of the note.",
  table: "Name of the table, such as `mieterloes.csv`.",
}

/** Parameters, where the schema that reads them says nothing of them. */
export const OF_QUERIES = {
  id: "Only this one.",
  q: "Words to look for, all of which have to occur.",
  limit: "Most entries to answer, 25 unless it is said.",
  offset: "Entries to leave out at the beginning.",
  filter: "Only those that stand so.",
  kind: "Only products of this kind.",
  state: "Only those that stand so.",
  from: "First day.",
  to: "Last day.",
  days: "How many days to look at.",
  delivery: "Identifier of a way of delivery.",
  customer: "Identifier of the customer whose prices count.",
  units: "Identifiers with commas between; all where none is named.",
  unit: "Identifier of the unit to have; any that is free without one.",
  order_id: "Only what belongs to this order.",
  product_id: "Only of this product.",
  day: "The day, up to two weeks ahead.",
  year: "The year.",
  fields: "Columns and parts to answer (decision 277).",
  order: "Column to order by, with a minus before it from the greatest down.",
}

/** What routes read of an address without a schema. */
export const WITHOUT_SCHEMA = {
  getRentalPlan: ["from", "to"],
  getRentalReservationsByIdDates: ["from", "to", "unit"],
  getRentalClosedDays: ["year"],
  getRentalPickList: ["day"],
  getErpComparison: ["from", "to"],
  getRentalReports: ["from", "to"],
  getRentalReportsByTable: ["from", "to"],
  getOrders: ["id", "q", "limit", "offset", "order", "fields"],
  getOrdersById: ["fields"],
  getCustomers: ["id", "q", "limit", "offset", "order", "fields"],
  getCustomersById: ["fields"],
}

/** Of Medusa's own, which say nothing of themselves. */
export const OF_MEDUSA =
  "Medusa's own call, which its documents describe; a machine reads columns and parts by `fields`."

export const REFUSALS = {
  400: "Refused input",
  401: "The key is missing, wrong, revoked or over",
  404: "Does not exist, or what the body names does not",
  409: "The access lacks the scope, or the state of things doesn't allow it (any more): why, and what is possible instead. With an Idempotency-Key also: the call runs still, or its answer is lost",
  413: "Too large",
  422: "The Idempotency-Key was sent with something else before",
  429: "More calls than the access has in a minute; `Retry-After` says when to come again",
  503: "The shop has too much to do, or what it needs is away; try again after `Retry-After`",
}
