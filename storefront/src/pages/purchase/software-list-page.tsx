import { deviceFilterOf } from "#shop/catalogue/rules/devices"
import { goodsListQuery } from "../../features/goods/api/goods-list"
import type { Prefetch } from "../../lib/page/page-module"
import { GoodsList } from "./goods-list"

const SoftwareListPage = () => <GoodsList kind="software-service" />

/** What the page shows, asked for ahead. */
export const prefetch: Prefetch = (queries, { query }) =>
  queries.prefetchQuery(goodsListQuery("software-service", deviceFilterOf(query.get("filter"))))

export default SoftwareListPage
