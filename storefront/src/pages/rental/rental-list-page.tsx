import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router-dom"
import { NOTHING_SELECTED } from "#shop/rental/rules/calendar/select-day"
import { Breadcrumbs } from "../../components/breadcrumbs"
import { PageHead } from "../../components/page-head"
import { Spinner } from "../../components/spinner"
import { EmptyList } from "../../components/states/empty-list"
import { ProductCard } from "../../features/catalogue/components/product-card"
import { deliveryTypesQuery } from "../../features/rental/api/delivery-types"
import { useFoundRentals } from "../../features/rental/api/found-rentals"
import { purposesQuery } from "../../features/rental/api/purposes"
import { rentalListQuery, useRentalList } from "../../features/rental/api/rental-list"
import { DailyPrice } from "../../features/rental/components/daily-price"
import { FoundDays } from "../../features/rental/components/search/found-days"
import { FoundPrice } from "../../features/rental/components/search/found-price"
import { FoundResult } from "../../features/rental/components/search/found-result"
import { NextFreeDays } from "../../features/rental/components/search/next-free-days"
import { RentalFilters } from "../../features/rental/components/search/rental-filters"
import { offeredPeriod } from "../../features/rental/found-period"
import { knownPurpose, type RentalSearch, rentalSearchQuery } from "../../features/rental/rental-search"
import { definePage } from "../../lib/page/page-module"
import "../../features/rental/search-texts"
import { useTrackList } from "../../features/catalogue/track-view"
import { useRentalSearch } from "../../features/rental/use-rental-search"
import { useFailureToast } from "../../lib/failure-toast"
import { ApiError } from "../../lib/http/api-error"
import { paths } from "../../lib/paths"

export const page = definePage({
  canonical: paths.rent,
  parameters: { purpose: async (value, { data }) => knownPurpose(value, await data.purposes()) !== null },
  queries: ({ query }) => [rentalListQuery(query.get("purpose") || null), purposesQuery, deliveryTypesQuery],
})

const CardList = ({ isBusy, children }: { isBusy: boolean; children: ReactNode }) => (
  <ul className="cards cards-l" aria-busy={isBusy}>
    {children}
  </ul>
)

const NoDevices = () => {
  const { t } = useTranslation("rental")
  return <EmptyList title={t("list.empty")} hint={t("list.emptyHint")} />
}

const AllDevices = ({ purposeId, note }: { purposeId: string | null; note: ReactNode }) => {
  const { t } = useTranslation("rental")
  const list = useRentalList(purposeId)
  const { data: cards, isPlaceholderData, refetch } = list
  useFailureToast(list)
  useTrackList("rental", cards)

  if (!cards) return <Spinner onRetry={refetch} />
  return (
    <>
      <div className="result">
        <p role="status">
          <b>{t("list.count", { count: cards.length })}</b>
        </p>
        {note}
      </div>
      {cards.length === 0 ? (
        <NoDevices />
      ) : (
        <CardList isBusy={isPlaceholderData}>
          {cards.map((card) => (
            <ProductCard key={card.id} card={card} price={<DailyPrice price={card.price} />}>
              <NextFreeDays productId={card.id} />
            </ProductCard>
          ))}
        </CardList>
      )}
    </>
  )
}

interface DevicesProps {
  search: RentalSearch
  found: ReturnType<typeof useFoundRentals>
  onClear: () => void
}

/** Without a period, while it is searched and where that failed, all devices; else each with whether it is free. */
const Devices = ({ search: { purposeId, period, delivery }, found, onClear }: DevicesProps) => {
  const { t } = useTranslation("rental")
  const { data: offers, isPlaceholderData, isFetching, isError, refetch } = found

  if (!period || !delivery || !offers) {
    const note = isError ? (
      <button className="link-b" type="button" onClick={() => refetch()}>
        {t("search.retry")}
      </button>
    ) : (
      isFetching && <span className="muted">{t("search.waiting")}</span>
    )
    return <AllDevices purposeId={purposeId} note={note} />
  }
  return (
    <>
      <FoundResult period={period} offers={offers} onClear={onClear} />
      {offers.length === 0 ? (
        <NoDevices />
      ) : (
        <CardList isBusy={isPlaceholderData}>
          {offers.map((offer) => (
            <ProductCard
              key={offer.id}
              card={offer}
              query={rentalSearchQuery({ period: offeredPeriod(offer, period), delivery })}
              price={<FoundPrice offer={offer} searched={period} delivery={delivery} />}
            >
              <FoundDays offer={offer} searched={period} delivery={delivery} />
            </ProductCard>
          ))}
        </CardList>
      )}
    </>
  )
}

/** The fields of a refused search; anything else that went wrong belongs to none. */
const refusedDays = (error: Error | null) =>
  error instanceof ApiError && error.status === 400
    ? { start: error.fields.from?.[0], end: error.fields.to?.[0] }
    : undefined

const RentalListPage = () => {
  const { t } = useTranslation("rental")
  const [, setParams] = useSearchParams()
  const search = useRentalSearch()
  const { purposeId, period, delivery } = search
  const found = useFoundRentals({ purposeId, period, deliveryTypeId: delivery?.id })
  const refused = refusedDays(found.error)
  useFailureToast({ isError: found.isError && !refused, errorUpdatedAt: found.errorUpdatedAt })

  const change = (changed: Partial<RentalSearch>) => {
    const wanted = { ...search, ...changed }
    setParams(rentalSearchQuery({ ...wanted, period: wanted.selection }), { state: { keepScroll: true } })
  }

  return (
    <>
      <PageHead title={t("list.pageTitle")} description={t("list.description")} canonical={page.canonical} />
      <Breadcrumbs crumbs={[{ label: t("crumb") }]} />
      <div className="wrap pagehead">
        <h1>{t("list.title")}</h1>
        <p>{t("list.lead")}</p>
      </div>
      <div className="wrap">
        <RentalFilters search={search} refused={refused} onChange={change} />
        <h2 className="vh">{t("list.devices")}</h2>
        <Devices search={search} found={found} onClear={() => change({ selection: NOTHING_SELECTED })} />
      </div>
    </>
  )
}

export default RentalListPage
