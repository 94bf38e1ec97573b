import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router-dom"
import { Breadcrumbs } from "../components/breadcrumbs"
import { PageHead } from "../components/page-head"
import { Spinner } from "../components/spinner"
import { ProductCard } from "../features/catalogue/components/product-card"
import { useRentalList } from "../features/rental/api/rental-list"
import { DailyPrice } from "../features/rental/components/daily-price"
import { NextFreeDays } from "../features/rental/components/next-free-days"
import { PurposeFilter } from "../features/rental/components/purpose-filter"
import "../features/rental/texts"
import { useFailureToast } from "../lib/failure-toast"
import { paths } from "../lib/paths"

const ABOVE_FOLD = 3

const Devices = ({ purposeId }: { purposeId: string | null }) => {
  const { t } = useTranslation("rental")
  const list = useRentalList(purposeId)
  const { data: cards, isPlaceholderData, refetch } = list
  useFailureToast(list)

  if (!cards) return <Spinner onRetry={refetch} />
  return (
    <>
      <p className="result" role="status">
        <b>{t("list.count", { count: cards.length })}</b>
      </p>
      {cards.length === 0 ? (
        <div className="empty">
          <h3>{t("list.empty")}</h3>
          <p className="muted">{t("list.emptyHint")}</p>
        </div>
      ) : (
        <ul className="cards cards-l" aria-busy={isPlaceholderData}>
          {cards.map((card, index) => (
            <ProductCard
              key={card.id}
              card={card}
              isAboveFold={index < ABOVE_FOLD}
              price={<DailyPrice price={card.price} />}
            >
              <NextFreeDays productId={card.id} />
            </ProductCard>
          ))}
        </ul>
      )}
    </>
  )
}

const RentalListPage = () => {
  const { t } = useTranslation("rental")
  const [params, setParams] = useSearchParams()
  const purposeId = params.get("purpose") || null

  const choose = (id: string | null) => setParams(id ? { purpose: id } : {}, { state: { keepScroll: true } })

  return (
    <>
      <PageHead title={t("list.pageTitle")} description={t("list.description")} canonical={paths.rent} />
      <Breadcrumbs crumbs={[{ label: t("list.crumb") }]} />
      <div className="wrap pagehead">
        <h1>{t("list.title")}</h1>
        <p>{t("list.lead")}</p>
      </div>
      <div className="wrap">
        <PurposeFilter chosenId={purposeId} onChoose={choose} />
        <h2 className="vh">{t("list.devices")}</h2>
        <Devices purposeId={purposeId} />
      </div>
    </>
  )
}

export default RentalListPage
