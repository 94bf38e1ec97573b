import { deviceFilterOf } from "#shop/catalogue/rules/devices"
import { goodsListQuery } from "../../features/goods/api/goods-list"
import type { Prefetch } from "../../lib/page/page-module"
import { GoodsList } from "./goods-list"

const AccessoryListPage = () => <GoodsList kind="accessory" />

/** What the page shows, asked for ahead. */
export const prefetch: Prefetch = (queries, { query }) =>
  queries.prefetchQuery(goodsListQuery("accessory", deviceFilterOf(query.get("filter"))))

export default AccessoryListPage
