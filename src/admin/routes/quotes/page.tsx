import { defineRouteConfig } from "@medusajs/admin-sdk"
import { QuoteList } from "#shop/quotes/admin/quote-list"

/** What was quoted, and what has become of it. */
const QuotesPage = () => <QuoteList />

export const config = defineRouteConfig({ label: "Offerten", nested: "/orders" })

export default QuotesPage
