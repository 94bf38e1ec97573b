import type { ReactNode } from "react"
import type { ProductDetail } from "#shop/catalogue/wire/product"

/** What it is; below, whether and when it can be had. */
export const ProductHead = ({ product, children }: { product: ProductDetail; children?: ReactNode }) => (
  <div className="offer-head">
    <h1>{product.name}</h1>
    <p className="sub">{product.subtitle}</p>
    <div className="from">{children}</div>
  </div>
)
