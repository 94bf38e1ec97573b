import { Suspense } from "react"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { lazyPart } from "@/lib/page/lazy-part"
import "../../gallery.css"

/** A chunk of its own: the pictures are in the page without it, which the server renders. */
export const gallery = lazyPart<{ product: ProductDetail }>(async () => ({
  default: (await import("./gallery")).Gallery,
}))

/** The product's pictures; a frame of their size until they can be shown. */
export const GalleryPart = ({ product }: { product: ProductDetail }) => (
  <Suspense fallback={<div className="gal main" />}>
    <gallery.Part product={product} />
  </Suspense>
)
