import { useTranslation } from "react-i18next"
import { PageTop } from "../../components/page-top"
import { Spinner } from "../../components/spinner"
import { EmptyList } from "../../components/states/empty-list"
import { WaitingCards } from "../../components/states/waiting"
import { productListQuery, useProductList } from "../../features/catalogue/api/product-list"
import { PiecePrice } from "../../features/catalogue/components/piece-price"
import { ProductCard } from "../../features/catalogue/components/product-card"
import { AreaTiles } from "../../features/purchase/components/area-tiles"
import { definePage } from "../../lib/page/page-module"
import "../../features/purchase/texts"
import { useTrackList } from "../../features/catalogue/track-view"
import { useFailureToast } from "../../lib/failure-toast"
import { paths } from "../../lib/paths"
import "@/styles/parts/cards.css"

export const page = definePage({ canonical: paths.buy, queries: () => [productListQuery("purchase")] })

const Devices = () => {
  const { t } = useTranslation("purchase")
  const list = useProductList("purchase")
  const { data: cards, refetch } = list
  useFailureToast(list)
  useTrackList("purchase", cards)

  if (!cards)
    return (
      <Spinner onRetry={refetch}>
        <WaitingCards isCounted={false} />
      </Spinner>
    )
  return (
    <>
      {cards.length === 0 && <EmptyList title={t("list.empty")} hint={t("list.emptyHint")} />}
      <ul className="cards">
        {cards.map((card) => (
          <ProductCard key={card.id} card={card} price={<PiecePrice card={card} withAvailability />} />
        ))}
        <AreaTiles />
      </ul>
    </>
  )
}

const PurchaseListPage = () => {
  const { t } = useTranslation("purchase")
  return (
    <>
      <PageTop
        title={t("list.pageTitle")}
        description={t("list.description")}
        canonical={page.canonical}
        crumbs={[{ label: t("list.crumb") }]}
        heading={t("list.crumb")}
      >
        <p>{t("list.lead")}</p>
      </PageTop>
      <div className="wrap">
        <h2 className="vh">{t("list.devices")}</h2>
        <Devices />
      </div>
    </>
  )
}

export default PurchaseListPage
