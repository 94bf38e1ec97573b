import { useTranslation } from "react-i18next"
import type { BrokenRule } from "#shop/rental/rules/calendar-rules"
import { frameFor, type RentalSearch } from "../../rental-search"
import "../../search-texts"
import { useSearchDays } from "../../use-rental-search"
import { DeliverySelect } from "../delivery-select"
import { PeriodFields } from "../period-fields"
import { PurposeFilter } from "./purpose-filter"

type PeriodErrors = Partial<Record<BrokenRule["field"], string>>

interface RentalFiltersProps {
  search: RentalSearch
  /** What the server found wrong with a period that seemed right here. */
  refused: PeriodErrors | undefined
  onChange: (change: Partial<RentalSearch>) => void
}

/** What the list is asked for: purpose, period and delivery. Its home is the page's address. */
export const RentalFilters = ({ search, refused, onChange }: RentalFiltersProps) => {
  const { t } = useTranslation("rental")
  const days = useSearchDays()
  const { purposeId, selection, delivery, broken } = search

  const errors = (): PeriodErrors => {
    if (!broken) return refused ?? {}
    const { field, rule } = broken
    const key = rule === "saturday" && field === "end" ? "saturdayEnd" : rule
    return { [field]: t(`search.rule.${key}`) }
  }
  return (
    <div className="filters">
      <PurposeFilter chosenId={purposeId} onChoose={(id) => onChange({ purposeId: id })} />
      <div className="dates">
        <PeriodFields
          selection={selection}
          isPickup={frameFor(days, delivery).isPickup}
          errors={errors()}
          onChoose={(period) => onChange({ selection: period })}
        />
        <DeliverySelect chosen={delivery} onChoose={(type) => onChange({ delivery: type })} />
      </div>
    </div>
  )
}
