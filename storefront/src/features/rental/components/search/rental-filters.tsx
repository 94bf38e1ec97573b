import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { periodInWords } from "#kernel/format-day"
import { Icon } from "@/components/icon"
import { useIsHydrated } from "@/lib/page/hydrated"
import { useKnownPurposes } from "../../api/purposes"
import type { RentalSearch } from "../../rental-search"
import "../../search-texts"
import { PurposeFilter } from "./purpose-filter"
import { SearchDates, type SearchDatesProps } from "./search-dates"

/** "Mo 7.12. bis Mi 16.12.2026, Abholung in St. Gallen": what is asked for, in a line. */
function useSearchInWords({ period, purposeId, delivery }: RentalSearch): string {
  const { t } = useTranslation("rental")
  const { data: purposes = [] } = useKnownPurposes()
  const purpose = purposes.find(({ id }) => id === purposeId)?.name
  return [period ? periodInWords(period) : t("search.choose"), purpose, delivery?.name].filter(Boolean).join(", ")
}

/** What the list is asked for: purpose, period and delivery. On phones behind a button that says it. */
export const RentalFilters = (props: SearchDatesProps) => {
  const { search, refused, onChange } = props
  const { t } = useTranslation("rental")
  const id = useId()
  const isHydrated = useIsHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const hasFault = search.broken !== null || refused !== undefined
  /** Stays open when the fault is mended, which happens in here. */
  if (hasFault && !isOpen) setIsOpen(true)
  const words = useSearchInWords(search)
  return (
    <>
      <button
        type="button"
        className="filters-b"
        aria-expanded={isOpen}
        aria-controls={id}
        disabled={!isHydrated}
        onClick={() => setIsOpen(!isOpen)}
      >
        <b>{t("search.filters")}</b> <small>{words}</small>
        <Icon name="right" />
      </button>
      <div className="filters" id={id}>
        <PurposeFilter chosenId={search.purposeId} onChoose={(purposeId) => onChange({ purposeId })} />
        <SearchDates {...props} />
      </div>
    </>
  )
}
