import { reads } from "#api/http/staff-routes"
import { today } from "#platform/clock"
import { customersFound } from "#shop/accounts/queries/customer-search"
import { namedProducts } from "#shop/catalogue/queries/staff/named-products"
import { ordersFound } from "#shop/erp/queries/order-list/order-list"
import { namedOrders } from "#shop/erp/queries/staff/named-orders"
import { staffQuotes } from "#shop/quotes/queries/staff/staff-quotes"
import { paletteQuery, type StaffSearch } from "#wire/staff-search"
import { parse } from "../../http/parse"

/** What Medusa's search over everything (⌘K) asks: orders, quotes, customers and products by any name that the shop knows of them. */
export const GET = reads<StaffSearch>(async ({ db, query }) => {
  const { q, limit, offset } = parse(paletteQuery, query)
  if (q === "") return { results: [] }
  const [{ orders, counts }, quotes, customers, products] = await Promise.all([
    ordersFound(db, { q, limit, offset }),
    staffQuotes(db, { filter: "all", q, limit, offset }, today()),
    customersFound(db, q, namedOrders),
    namedProducts(db, q, []),
  ])
  const part = <Item>(items: Item[]) => ({
    data: items.slice(offset, offset + limit),
    count: items.length,
    offset,
    limit,
  })
  return {
    results: [
      { entity: "order", data: orders, count: counts.all, offset, limit },
      { entity: "quote", data: quotes.quotes, count: quotes.counts.all, offset, limit },
      { entity: "customer", ...part(customers) },
      { entity: "product", ...part(products) },
    ],
  }
})
