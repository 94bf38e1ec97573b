import type { ProductDetail } from "#shop/catalogue/wire/product"
import { galleryItems } from "../../gallery-items"
import { Carousel } from "./carousel"

/** Up to six pictures and three videos of a product. */
export const Gallery = ({ product }: { product: ProductDetail }) => (
  <Carousel items={galleryItems(product)} name={product.name} />
)
