import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useParams } from "react-router-dom"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { Breadcrumbs } from "../../components/breadcrumbs"
import { Note } from "../../components/note"
import { PageHead } from "../../components/page-head"
import { useProduct } from "../../features/catalogue/api/product"
import { CounterpartLink } from "../../features/catalogue/components/counterpart-link"
import { DownloadSection } from "../../features/catalogue/components/download-section"
import { Facts } from "../../features/catalogue/components/facts"
import { GalleryPart, gallery } from "../../features/catalogue/components/gallery/gallery-part"
import { HelpButton } from "../../features/catalogue/components/help-button"
import { ProductSections } from "../../features/catalogue/components/product-sections"
import { productAddresses, productAt } from "../../features/catalogue/product-page"
import { deliveryTypesQuery, useDeliveryTypes } from "../../features/rental/api/delivery-types"
import { rentalCalendar } from "../../features/rental/components/calendar-part"
import { OfferHead } from "../../features/rental/components/offer-head"
import { rateLadder, rentByRates } from "../../features/rental/components/rates/rates-parts"
import { RentalOffer } from "../../features/rental/components/rental-offer"
import { serviceChoice } from "../../features/rental/components/services/services-part"
import { lazyPart } from "../../lib/page/lazy-part"
import { definePage } from "../../lib/page/page-module"
import "../../features/rental/styles/calendar.css"
import "../../features/rental/styles/period-chooser.css"
import "../../features/rental/texts"
import { NotFound } from "../../components/states/not-found"
import { WaitingProduct } from "../../components/states/waiting"
import { WaitingPage } from "../../components/states/waiting-page"
import { useTrackView } from "../../features/catalogue/track-view"
import { useRentalSearch } from "../../features/rental/use-rental-search"
import { paths } from "../../lib/paths"
import "@/components/form/chips.css"
import "@/components/offer/styles/tip.css"
import "@/features/catalogue/product.css"
import "@/features/rental/styles/rental-page.css"
import "@/styles/parts/step.css"

/** A chunk of its own at the page's end; the server has it loaded and renders it. */
const sampleData = lazyPart<{ product: ProductDetail }>(async () => ({
  default: (await import("../purchase/sample-data-section")).SampleDataSection,
}))

export const page = definePage({
  queries: (address) => [productAt("rental", address), deliveryTypesQuery],
  parts: [gallery, rentalCalendar, rateLadder, rentByRates, serviceChoice, sampleData],
  addresses: productAddresses("rental"),
})

const Offer = ({ product }: { product: ProductDetail }) => {
  const { t } = useTranslation("rental")
  const { data: deliveryTypes = [] } = useDeliveryTypes()
  const wished = useRentalSearch()
  const [deliveryTypeId, setDeliveryTypeId] = useState<string | null>(null)
  const delivery = deliveryTypes.find(({ id }) => id === deliveryTypeId) ?? wished.delivery
  return (
    <div className="offer">
      <OfferHead product={product} delivery={delivery} />
      {product.product_is_inactive ? (
        <Note kind="warn">
          <p>
            <b>{t("inactive.title")}</b>
          </p>
          <p>{t("inactive.text")}</p>
        </Note>
      ) : (
        delivery && (
          <RentalOffer
            product={product}
            deliveryTypes={deliveryTypes}
            delivery={delivery}
            onDeliveryChange={setDeliveryTypeId}
            wished={wished.period}
          />
        )
      )}
    </div>
  )
}

const RentalProduct = ({ product }: { product: ProductDetail }) => {
  const { t } = useTranslation("rental")
  useTrackView(product)
  return (
    <>
      <PageHead
        title={product.seo_title || t("product.title", { product: product.name })}
        description={product.seo_description || product.product_card_info}
        canonical={paths.rentalProduct(product.slug)}
        subject={{ product }}
      />
      <Breadcrumbs crumbs={[{ label: t("crumb"), to: paths.rent }, { label: product.name }]} />
      <div className="wrap prod rental">
        <GalleryPart product={product} />
        <Offer product={product} />
        <div className="more">
          <Facts product={product} />
          <ProductSections product={product} />
          <p className="calls">
            <HelpButton />
            <CounterpartLink product={product} />
          </p>
        </div>
      </div>
      <DownloadSection product={product} />
      {product.get_sampledata && <sampleData.Later product={product} />}
    </>
  )
}

const RentalProductPage = () => {
  const { productSlug = "" } = useParams()
  const { data: product, refetch } = useProduct("rental", productSlug)
  if (product === undefined)
    return (
      <WaitingPage onRetry={refetch}>
        <WaitingProduct className="wrap prod rental" />
      </WaitingPage>
    )
  return product ? <RentalProduct key={product.id} product={product} /> : <NotFound />
}

export default RentalProductPage
