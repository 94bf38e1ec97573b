import { useTranslation } from "react-i18next"
import { Breadcrumbs } from "../components/breadcrumbs"
import { PageHead } from "../components/page-head"
import { Spinner } from "../components/spinner"
import { useProductList } from "../features/catalogue/api/product-list"
import { AreaTiles } from "../features/catalogue/components/area-tiles"
import { PiecePrice } from "../features/catalogue/components/piece-price"
import { ProductCard } from "../features/catalogue/components/product-card"
import "../features/catalogue/texts"
import { useFailureToast } from "../lib/failure-toast"
import { paths } from "../lib/paths"

const ABOVE_FOLD = 4

const Devices = () => {
  const { t } = useTranslation("catalogue")
  const list = useProductList("purchase")
  const { data: cards, refetch } = list
  useFailureToast(list)

  if (!cards) return <Spinner onRetry={refetch} />
  return (
    <>
      {cards.length === 0 && (
        <div className="empty">
          <h3>{t("purchase.empty")}</h3>
          <p className="muted">{t("purchase.emptyHint")}</p>
        </div>
      )}
      <ul className="cards">
        {cards.map((card, index) => (
          <ProductCard
            key={card.id}
            card={card}
            isAboveFold={index < ABOVE_FOLD}
            price={<PiecePrice card={card} withAvailability />}
          />
        ))}
        <AreaTiles />
      </ul>
    </>
  )
}

const PurchaseListPage = () => {
  const { t } = useTranslation("catalogue")
  return (
    <>
      <PageHead title={t("purchase.pageTitle")} description={t("purchase.description")} canonical={paths.buy} />
      <Breadcrumbs crumbs={[{ label: t("purchase.crumb") }]} />
      <div className="wrap pagehead">
        <h1>{t("purchase.crumb")}</h1>
        <p>{t("purchase.lead")}</p>
      </div>
      <div className="wrap">
        <h2 className="vh">{t("purchase.devices")}</h2>
        <Devices />
      </div>
    </>
  )
}

export default PurchaseListPage
