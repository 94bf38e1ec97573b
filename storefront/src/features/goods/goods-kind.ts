import { useLocation } from "react-router-dom"
import { GOODS_KINDS } from "#shop/catalogue/rules/named-kinds"
import { type GoodsKind, PRODUCT_KINDS } from "#shop/catalogue/rules/product-kinds"

/** The kind whose list or product has this path, of those that the route table has for goods. */
export const goodsKindAt = (path: string): GoodsKind =>
  GOODS_KINDS.find((kind) => `${path.toLowerCase()}/`.startsWith(PRODUCT_KINDS[kind].place))!

export const useGoodsKind = () => goodsKindAt(useLocation().pathname)
