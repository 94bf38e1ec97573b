import type { ProductDetail } from "@contract"
import { chfOfWire } from "@domain/format-chf"
import { useTranslation } from "react-i18next"
import { useParams } from "react-router-dom"
import { Breadcrumbs } from "../components/breadcrumbs"
import { PageHead } from "../components/page-head"
import { Section } from "../components/section"
import { Spinner } from "../components/spinner"
import { NotFound } from "../components/states/not-found"
import { useProduct } from "../features/catalogue/api/product"
import { AvailabilityBadge, DeliveryNote } from "../features/catalogue/components/availability"
import { CounterpartLink } from "../features/catalogue/components/counterpart-link"
import { DownloadSection } from "../features/catalogue/components/download-section"
import { Facts } from "../features/catalogue/components/facts"
import { Gallery } from "../features/catalogue/components/gallery"
import { HelpButton } from "../features/catalogue/components/help-button"
import { ProductHead } from "../features/catalogue/components/product-head"
import { ProductOffer } from "../features/catalogue/components/product-offer"
import { ProductSections } from "../features/catalogue/components/product-sections"
import { AccessorySection, SoftwareSection } from "../features/catalogue/components/related-sections"
import { useChoice } from "../features/catalogue/use-choice"
import { SampleData } from "../features/point-cloud/components/sample-data"
import { sampleFilesOf } from "../features/point-cloud/sample-files"
import "../features/purchase/texts"
import { paths } from "../lib/paths"

const PurchaseProduct = ({ product }: { product: ProductDetail }) => {
  const { t } = useTranslation(["purchase", "catalogue"])
  const { choices, chosen, choose } = useChoice(product)
  const sampleFiles = sampleFilesOf(product)
  return (
    <>
      <PageHead
        title={product.seo_title || t("product.title", { product: product.name })}
        description={product.seo_description || product.product_card_info}
        canonical={paths.purchaseProduct(product.slug)}
      />
      <Breadcrumbs crumbs={[{ label: t("list.crumb"), to: paths.buy }, { label: product.name }]} />
      <div className="wrap prod">
        <Gallery product={product} />
        <div className="offer">
          <ProductHead product={product}>
            {product.product_is_inactive ? (
              <span>
                <b>{chfOfWire(chosen.price)}</b> <span className="muted">{t("product.priceNote")}</span>
              </span>
            ) : (
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
            choiceTitle={t("product.package")}
            priceNote={t("product.priceNote")}
          />
          <p className="calls">
            <HelpButton />
            <CounterpartLink product={product} />
          </p>
        </div>
        <div className="more">
          <Facts product={product} />
          <ProductSections product={product} choices={choices} chosen={chosen} />
        </div>
      </div>
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

const PurchaseProductPage = () => {
  const { productSlug = "" } = useParams()
  const { data: product, refetch } = useProduct("purchase", productSlug)
  if (product === undefined) return <Spinner onRetry={refetch} />
  return product ? <PurchaseProduct key={product.id} product={product} /> : <NotFound />
}

export default PurchaseProductPage
