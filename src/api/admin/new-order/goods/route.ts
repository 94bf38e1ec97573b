import { parse } from "#api/http/parse"
import { reads } from "#api/http/staff-routes"
import { goodsFound } from "#shop/checkout/queries/new-order"
import { type Goods, goodsQuery } from "#shop/checkout/wire/staff-order"

/** What is sold, to choose from. */
export const GET = reads<Goods>(({ scope, query }) => goodsFound(scope, parse(goodsQuery, query).q))
