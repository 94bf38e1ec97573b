import { productQuery } from "../../features/catalogue/api/product"
import type { Prefetch } from "../../lib/page/page-module"
import { GoodsProduct } from "./goods-product"

const AccessoryPage = () => <GoodsProduct kind="accessory" />

/** What the page shows, asked for ahead. */
export const prefetch: Prefetch = (queries, { params }) =>
  queries.prefetchQuery(productQuery("accessory", params.productSlug ?? ""))

export default AccessoryPage
