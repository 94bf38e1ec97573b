import { useTranslation } from "react-i18next"
import type { PeriodErrors } from "../../refused-days"
import { frameFor, type RentalSearch } from "../../rental-search"
import "../../search-texts"
import { useSearchDays } from "../../use-rental-search"
import { DeliverySelect } from "../delivery-select"
import { PeriodFields } from "../period-fields"
import "../../styles/dates.css"

export interface SearchDatesProps {
  search: RentalSearch
  /** What the server found wrong with a period that seemed right here. */
  refused: PeriodErrors | undefined
  onChange: (change: Partial<RentalSearch>) => void
}

/** When, and how it comes. Its home is the page's address. */
export const SearchDates = ({ search: { selection, delivery, broken }, refused, onChange }: SearchDatesProps) => {
  const { t } = useTranslation("rental")
  const days = useSearchDays()

  const errors = (): PeriodErrors => {
    if (!broken) return refused ?? {}
    const { field, rule } = broken
    const key = rule === "saturday" && field === "end" ? "saturdayEnd" : rule
    return { [field]: t(`search.rule.${key}`) }
  }
  return (
    <div className="dates">
      <PeriodFields
        selection={selection}
        frame={frameFor(days, delivery)}
        errors={errors()}
        onChoose={(period) => onChange({ selection: period })}
      />
      <DeliverySelect chosen={delivery} onChoose={(type) => onChange({ delivery: type })} />
    </div>
  )
}
