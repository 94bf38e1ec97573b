import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Spinner } from "../../components/spinner"
import { EmptyList } from "../../components/states/empty-list"
import { WaitingCards } from "../../components/states/waiting"
import { ProductCard } from "../../features/catalogue/components/product-card"
import { useTrackList } from "../../features/catalogue/track-view"
import type { useFoundRentals } from "../../features/rental/api/found-rentals"
import { useRentalList } from "../../features/rental/api/rental-list"
import { type ComparedInList, CompareToggle } from "../../features/rental/comparison/components/compare-toggle"
import { DailyPrice } from "../../features/rental/components/daily-price"
import { FoundDays } from "../../features/rental/components/search/found-days"
import { FoundPrice } from "../../features/rental/components/search/found-price"
import { FoundResult } from "../../features/rental/components/search/found-result"
import { NextFreeDays } from "../../features/rental/components/search/next-free-days"
import { offeredPeriod } from "../../features/rental/found-period"
import { type RentalSearch, rentalSearchQuery } from "../../features/rental/rental-search"
import "../../features/rental/search-texts"
import { useFailureToast } from "../../lib/failure-toast"
import "@/styles/parts/cards.css"
import "@/styles/parts/found.css"

const CardList = ({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) => (
  <ul className="cards cards-l" aria-busy={isBusy}>
    {children}
  </ul>
)

/** For the purpose there is none; or there are some, but none that is free. */
const NoDevices = ({ areTaken = false }: { areTaken?: boolean }) => {
  const { t } = useTranslation("rental")
  const words = areTaken ? "noneFree" : "empty"
  return <EmptyList title={t(`list.${words}`)} hint={t(`list.${words}Hint`)} />
}

interface AllDevicesProps {
  purposeId: string | null
  /** A search will say in a moment what is free: nobody asks for each device. */
  isSearching: boolean
  note: ReactNode
  compared: ComparedInList
}

const AllDevices = ({ purposeId, isSearching, note, compared }: AllDevicesProps) => {
  const { t } = useTranslation("rental")
  const list = useRentalList(purposeId)
  const { data: cards, isPlaceholderData, refetch } = list
  useFailureToast(list)
  useTrackList("rental", cards)

  if (!cards)
    return (
      <Spinner onRetry={refetch}>
        <WaitingCards className="cards cards-l" />
      </Spinner>
    )
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
            <ProductCard key={card.id} card={card} isDevice price={<DailyPrice price={card.price} />}>
              {!isSearching && <NextFreeDays productId={card.id} />}
              <CompareToggle device={card} compared={compared} />
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
  compared: ComparedInList
  onClear: () => void
}

/** Without a period, while it is searched and where that failed, all devices; else each with whether it is free. */
export const RentalDevices = ({ search, found, compared, onClear }: DevicesProps) => {
  const { t } = useTranslation("rental")
  const { purposeId, period, delivery, onlyFree } = search
  const { data: offers, isFetching, isError, refetch } = found

  if (!period || !delivery || !offers) {
    const note = isError ? (
      <button className="link-b" type="button" onClick={() => refetch()}>
        {t("search.retry")}
      </button>
    ) : (
      isFetching && <span className="muted">{t("search.waiting")}</span>
    )
    return <AllDevices {...{ purposeId, note, compared }} isSearching={isFetching} />
  }
  const shown = onlyFree ? offers.filter(({ free }) => free) : offers
  return (
    <>
      <FoundResult period={period} offers={offers} onClear={onClear} />
      {shown.length === 0 ? (
        <NoDevices areTaken={offers.length > 0} />
      ) : (
        <CardList>
          {shown.map((offer) => (
            <ProductCard
              key={offer.id}
              card={offer}
              isDevice
              query={rentalSearchQuery({ period: offeredPeriod(offer, period), delivery })}
              price={<FoundPrice offer={offer} searched={period} delivery={delivery} />}
            >
              <FoundDays offer={offer} searched={period} />
              <CompareToggle device={offer} compared={compared} />
            </ProductCard>
          ))}
        </CardList>
      )}
    </>
  )
}
