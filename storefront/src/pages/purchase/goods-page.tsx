import { memo } from "react"
import { useTranslation } from "react-i18next"
import { useParams } from "react-router-dom"
import { GOODS_KINDS } from "#shop/catalogue/rules/named-kinds"
import { addressOf, listPathOf } from "#shop/catalogue/rules/product-addresses"
import type { GoodsKind } from "#shop/catalogue/rules/product-kinds"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { Breadcrumbs } from "../../components/breadcrumbs"
import { PageHead } from "../../components/page-head"
import { NotFound } from "../../components/states/not-found"
import { WaitingProduct } from "../../components/states/waiting"
import { WaitingPage } from "../../components/states/waiting-page"
import { useProduct } from "../../features/catalogue/api/product"
import { HelpButton } from "../../features/catalogue/components/help-button"
import { soldProductPage } from "../../features/catalogue/sold-product-page"
import { useTrackView } from "../../features/catalogue/track-view"
import { DeviceLinks } from "../../features/goods/components/device-links"
import { goodsKindAt, useGoodsKind } from "../../features/goods/goods-kind"
import { definePage } from "../../lib/page/page-module"
import { SoldProduct } from "./sold-product"

export const page = definePage(soldProductPage(GOODS_KINDS, goodsKindAt))

interface ProductProps {
  kind: GoodsKind
  product: ProductDetail
}

/** Kept while the address names another plugin: only the product's area follows that. */
const Product = memo(({ kind, product }: ProductProps) => {
  useTrackView(product)
  const { t } = useTranslation("goods")
  const list = t(`${kind}.title`)
  return (
    <>
      <PageHead
        title={product.seo_title || product.name}
        description={product.seo_description || product.product_card_info}
        canonical={addressOf(kind, product.slug)}
        subject={{ product }}
      />
      <Breadcrumbs crumbs={[{ label: list, to: listPathOf(kind) }, { label: product.name }]} />
      <SoldProduct product={product} choiceTitle={t("choice")} priceNote={t("priceNote")} ways={<HelpButton />}>
        <DeviceLinks kind={kind} product={product} />
      </SoldProduct>
    </>
  )
})

/** The page of an accessory, or of a software or service with its plugins. */
const GoodsPage = () => {
  const kind = useGoodsKind()
  const { productSlug = "" } = useParams()
  const { data: product, refetch } = useProduct(kind, productSlug)
  if (product === undefined)
    return (
      <WaitingPage onRetry={refetch}>
        <WaitingProduct />
      </WaitingPage>
    )
  return product ? <Product key={product.id} kind={kind} product={product} /> : <NotFound />
}

export default GoodsPage
