import { changes, reads } from "#api/http/staff-routes"
import { countStock } from "#shop/catalogue/commands/count-stock"
import { productStock } from "#shop/catalogue/queries/staff/product-stock"
import { type StaffStock, stockBody } from "#shop/catalogue/wire/staff-stock"

/** What of the product is on the shelf. */
export const GET = reads<StaffStock>(async ({ db, id }) => ({ articles: await productStock(db, id) }))

/** Counts an article. */
export const POST = changes(stockBody, countStock)
