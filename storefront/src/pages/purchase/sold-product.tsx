import type { ReactNode } from "react"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { DownloadSection } from "../../features/catalogue/components/download-section"
import { Facts } from "../../features/catalogue/components/facts"
import { GalleryPart } from "../../features/catalogue/components/gallery/gallery-part"
import { PackageSection } from "../../features/catalogue/components/package-section"
import { ProductArea } from "../../features/catalogue/components/product-area"
import { AccessorySection, SoftwareSection } from "../../features/catalogue/components/related-sections"
import { SampleDataSection } from "./sample-data-section"

interface SoldProductProps {
  product: ProductDetail
  choiceTitle: string
  priceNote: string
  /** Other ways on than into the cart. */
  ways: ReactNode
  /** What is between the product and what goes with it. */
  children?: ReactNode
}

/** All that is shown of a product that is sold, below its crumbs. */
export const SoldProduct = ({ product, choiceTitle, priceNote, ways, children }: SoldProductProps) => (
  <>
    <ProductArea
      product={product}
      choiceTitle={choiceTitle}
      priceNote={priceNote}
      gallery={<GalleryPart product={product} />}
      facts={<Facts product={product} />}
      ways={ways}
    />
    <PackageSection product={product} />
    {children}
    <AccessorySection product={product} />
    <SoftwareSection product={product} />
    <DownloadSection product={product} />
    <SampleDataSection product={product} />
  </>
)
