import type { ProductDetail } from "@src/wire"
import type { ReactNode } from "react"

/** What it is; below, whether and when it can be had. */
export const ProductHead = ({ product, children }: { product: ProductDetail; children?: ReactNode }) => (
  <div className="offer-head">
    <h1>{product.name}</h1>
    <p className="sub">{product.subtitle}</p>
    <div className="from">{children}</div>
  </div>
)
