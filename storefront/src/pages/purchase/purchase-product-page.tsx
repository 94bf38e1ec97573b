import { memo } from "react"
import { useTranslation } from "react-i18next"
import { useParams } from "react-router-dom"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { Breadcrumbs } from "../../components/breadcrumbs"
import { PageHead } from "../../components/page-head"
import { NotFound } from "../../components/states/not-found"
import { WaitingProduct } from "../../components/states/waiting"
import { WaitingPage } from "../../components/states/waiting-page"
import { useProduct } from "../../features/catalogue/api/product"
import { CounterpartLink } from "../../features/catalogue/components/counterpart-link"
import { HelpButton } from "../../features/catalogue/components/help-button"
import { soldProductPage } from "../../features/catalogue/sold-product-page"
import { definePage } from "../../lib/page/page-module"
import "../../features/purchase/texts"
import { useTrackView } from "../../features/catalogue/track-view"
import { paths } from "../../lib/paths"
import { SoldProduct } from "./sold-product"

export const page = definePage(soldProductPage(["purchase"], () => "purchase"))

/** Kept while the address names another package: only the product's area follows that. */
const PurchaseProduct = memo(({ product }: { product: ProductDetail }) => {
  useTrackView(product)
  const { t } = useTranslation("purchase")
  return (
    <>
      <PageHead
        title={product.seo_title || t("product.title", { product: product.name })}
        description={product.seo_description || product.product_card_info}
        canonical={paths.purchaseProduct(product.slug)}
        subject={{ product }}
      />
      <Breadcrumbs crumbs={[{ label: t("list.crumb"), to: paths.buy }, { label: product.name }]} />
      <SoldProduct
        product={product}
        choiceTitle={t("product.package")}
        priceNote={t("product.priceNote")}
        ways={
          <>
            <HelpButton />
            <CounterpartLink product={product} />
          </>
        }
      />
    </>
  )
})

const PurchaseProductPage = () => {
  const { productSlug = "" } = useParams()
  const { data: product, refetch } = useProduct("purchase", productSlug)
  if (product === undefined)
    return (
      <WaitingPage onRetry={refetch}>
        <WaitingProduct />
      </WaitingPage>
    )
  return product ? <PurchaseProduct key={product.id} product={product} /> : <NotFound />
}

export default PurchaseProductPage
