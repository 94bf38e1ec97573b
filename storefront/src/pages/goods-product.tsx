import type { GoodsKind, ProductDetail } from "@contract"
import { useTranslation } from "react-i18next"
import { useParams } from "react-router-dom"
import { Breadcrumbs } from "../components/breadcrumbs"
import { PageHead } from "../components/page-head"
import { Section } from "../components/section"
import { Spinner } from "../components/spinner"
import { NotFound } from "../components/states/not-found"
import { useProduct } from "../features/catalogue/api/product"
import { AvailabilityBadge, DeliveryNote } from "../features/catalogue/components/availability"
import { DownloadSection } from "../features/catalogue/components/download-section"
import { Facts } from "../features/catalogue/components/facts"
import { Gallery } from "../features/catalogue/components/gallery"
import { HelpButton } from "../features/catalogue/components/help-button"
import { ProductHead } from "../features/catalogue/components/product-head"
import { ProductOffer } from "../features/catalogue/components/product-offer"
import { ProductSections } from "../features/catalogue/components/product-sections"
import { AccessorySection, SoftwareSection } from "../features/catalogue/components/related-sections"
import { useChoice } from "../features/catalogue/use-choice"
import { DeviceLinks } from "../features/goods/components/device-links"
import { GOODS } from "../features/goods/goods-kind"
import { SampleData } from "../features/point-cloud/components/sample-data"
import { sampleFilesOf } from "../features/point-cloud/sample-files"

interface ProductProps {
  kind: GoodsKind
  product: ProductDetail
}

const Product = ({ kind, product }: ProductProps) => {
  const { t } = useTranslation(["goods", "catalogue"])
  const { texts, listPath } = GOODS[kind]
  const { choices, chosen, choose } = useChoice(product)
  const sampleFiles = sampleFilesOf(product)
  const list = t(`${texts}.title`)
  return (
    <>
      <PageHead
        title={product.seo_title || product.name}
        description={product.seo_description || product.product_card_info}
        canonical={`${listPath}/${product.slug}/`}
      />
      <Breadcrumbs crumbs={[{ label: list, to: listPath }, { label: product.name }]} />
      <div className="wrap prod">
        <Gallery product={product} />
        <div className="offer">
          <ProductHead product={product}>
            {!product.product_is_inactive && chosen.availability && (
              <>
                <AvailabilityBadge availability={chosen.availability} />
                <DeliveryNote />
              </>
            )}
          </ProductHead>
          <ProductOffer
            product={product}
            choices={choices}
            chosen={chosen}
            onChoose={choose}
            choiceTitle={t("choice")}
            priceNote={t("priceNote")}
          />
          <p className="calls">
            <HelpButton />
          </p>
        </div>
        <div className="more">
          <Facts product={product} />
          <ProductSections product={product} choices={choices} chosen={chosen} />
        </div>
      </div>
      <DeviceLinks kind={kind} product={product} />
      <AccessorySection product={product} />
      <SoftwareSection product={product} />
      <DownloadSection product={product} />
      {sampleFiles.length > 0 && (
        <Section title={t("catalogue:section.sampleData")}>
          <SampleData files={sampleFiles} />
        </Section>
      )}
    </>
  )
}

/** The page of an accessory, or of a software or service with its plugins. */
export const GoodsProduct = ({ kind }: { kind: GoodsKind }) => {
  const { productSlug = "" } = useParams()
  const { data: product, refetch } = useProduct(kind, productSlug)
  if (product === undefined) return <Spinner onRetry={refetch} />
  return product ? <Product key={product.id} kind={kind} product={product} /> : <NotFound />
}
