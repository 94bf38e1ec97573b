import { startTransition, useOptimistic, useState } from "react"
import { useTranslation } from "react-i18next"
import { periodInWords } from "#kernel/format-day"
import { Icon } from "@/components/icon"
import { useIsHydrated } from "@/lib/page/hydrated"
import { lazyPart } from "@/lib/page/lazy-part"
import { useOpenPart } from "@/lib/page/open-part"
import { unbroken } from "@/lib/unbroken"
import type { useFoundRentals } from "../../api/found-rentals"
import { useKnownPurposes } from "../../api/purposes"
import type { RentalSearch } from "../../rental-search"
import "../../search-texts"
import type { FilterSheetProps } from "./filter-sheet"
import { PurposeFilter } from "./purpose-filter"
import { SearchDates, type SearchDatesProps } from "./search-dates"
import "@/components/form/fields.css"
import "@/styles/parts/filters.css"

/** Follows once somebody reaches for the filters of a phone. */
const filterSheet = lazyPart<FilterSheetProps>(() => import("./filter-sheet"))

/** "Mo 7.12. bis Mi 16.12.2026, Abholung in St. Gallen": what is asked for, in a line. */
function useSearchInWords({ period, purposeId, delivery }: RentalSearch): string {
  const { t } = useTranslation("rental")
  const { data: purposes = [] } = useKnownPurposes()
  const purpose = purposes.find(({ id }) => id === purposeId)?.name
  const parts = [period ? periodInWords(period) : t("search.choose"), purpose, delivery?.name]
  return unbroken(parts.filter(Boolean).join(", "))
}

/** What the list is asked for, in a row; on phones a sheet behind a button that says it, and what is wrong with it. */
export const RentalFilters = (props: SearchDatesProps & { found: ReturnType<typeof useFoundRentals> }) => {
  const { search, refused, found, onChange } = props
  const { t } = useTranslation("rental")
  const isHydrated = useIsHydrated()
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const openPart = useOpenPart()
  const words = useSearchInWords(search)
  const [onlyFree, showOnlyFree] = useOptimistic(search.onlyFree)
  /** Ticked at once, before the address says it. */
  const toggleFree = () =>
    startTransition(() => {
      showOnlyFree(!onlyFree)
      onChange({ onlyFree: !onlyFree })
    })
  const fields = (
    <>
      <PurposeFilter chosenId={search.purposeId} onChoose={(purposeId) => onChange({ purposeId })} />
      <SearchDates {...props} />
      <label className="chk">
        <input type="checkbox" checked={onlyFree} disabled={!isHydrated || !search.period} onChange={toggleFree} />
        <span>{t("search.onlyFree")}</span>
      </label>
    </>
  )
  return (
    <>
      <button
        type="button"
        className="filters-b"
        aria-haspopup="dialog"
        disabled={!isHydrated}
        onFocus={() => void filterSheet.preload().catch(() => undefined)}
        onClick={() => openPart(filterSheet, () => setIsOpen(true))}
      >
        <b>{t("search.filters")}</b>{" "}
        {search.broken || refused ? <span className="err">{t("search.fault")}</span> : <small>{words}</small>}
        <Icon name="right" />
      </button>
      <div className="filters">{fields}</div>
      {isOpen !== null && (
        <filterSheet.Later {...{ search, found, isOpen, onChange }} onClose={() => setIsOpen(false)}>
          {fields}
        </filterSheet.Later>
      )}
    </>
  )
}
