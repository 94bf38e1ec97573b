import type { Tag } from "#platform/openapi/api-document"

/** The groups of calls, in the order in which a program comes to need them. */
export const TAGS: Tag[] = [
  { name: "rental", description: "Devices for rent: what there is, what it costs, and when it is free" },
  { name: "catalogue", description: "Products for sale, software, training, add-ons, and search over all" },
  {
    name: "cart",
    description: "A cart belongs to a token that the client makes up: 16 to 128 of `A-Za-z0-9_-`, hard to guess",
  },
  { name: "order", description: "Orders and their rentals: placing, reading, cancelling, extending" },
  { name: "document of the customer", description: "Quotes, invoices, confirmations and protocols" },
  { name: "account", description: "Signing up, logging in, and who the customer is" },
  { name: "addresses", description: "Addresses that the customer has saved" },
  { name: "companies", description: "The company register" },
  { name: "company accounts", description: "Companies with several logins, rights, limits and approvals" },
  { name: "wait list", description: "Waiting for a period that can't be had" },
  { name: "events", description: "Events and registration for them" },
  { name: "site", description: "Texts, team, references" },
  { name: "document", description: "This description" },
]

/** What parameters mean; a name means the same wherever it occurs. */
export const PARAMETER_WORDS = {
  path: {
    slug: "The name in the product's or event's address.",
    id: "Identifier, as lists and answers have it.",
    item: "Identifier of a line of the order.",
    cart: "Token of the cart.",
    category: "Kind of the product, or what a choice of it is called.",
    filter: "Device that the products belong to, or `all`.",
    uid: "Company number, such as `CHE-123.456.788`, in any spelling.",
    key: "Name of the text.",
    version: "Version of the terms, as an order names it.",
    protocol: "Identifier of the protocol, as the order names it.",
  },
  query: {
    limit: "Most entries to answer; without it the list is whole. The header `X-Total-Count` says how many there are.",
    offset: "Entries to leave out at the beginning.",
    purpose: "Identifier of a purpose: only devices for it.",
    from: "First day of the rental.",
    to: "Last day of the rental.",
    delivery: "Identifier of a way of delivery; pickup where none is named.",
    rentalstartdate: "First day of the rental.",
    rentalenddate: "Last day of the rental.",
    email: "The address, in any capitals.",
    token: "What the link of the mail carries.",
    query: "Beginning of the name, or the number.",
  },
} as const
