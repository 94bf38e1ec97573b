import { productQuery } from "../../features/catalogue/api/product"
import type { Prefetch } from "../../lib/page/page-module"
import { GoodsProduct } from "./goods-product"

const SoftwarePage = () => <GoodsProduct kind="software-service" />

/** What the page shows, asked for ahead. */
export const prefetch: Prefetch = (queries, { params }) =>
  queries.prefetchQuery(productQuery("software-service", params.productSlug ?? ""))

export default SoftwarePage
