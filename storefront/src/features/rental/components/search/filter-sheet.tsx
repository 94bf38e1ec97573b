import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { NOTHING_SELECTED } from "#shop/rental/rules/calendar/select-day"
import { Button } from "@/components/button"
import { Dialog } from "@/components/dialog"
import type { useFoundRentals } from "../../api/found-rentals"
import { useRentalList } from "../../api/rental-list"
import "../../styles/filter-sheet.css"
import type { RentalSearch } from "../../rental-search"
import "../../search-texts"

export interface FilterSheetProps {
  search: RentalSearch
  found: ReturnType<typeof useFoundRentals>
  isOpen: boolean
  onChange: (change: Partial<RentalSearch>) => void
  onClose: () => void
  children: ReactNode
}

const NOTHING_ASKED = { purposeId: null, selection: NOTHING_SELECTED, delivery: undefined, onlyFree: false }

/** The filters of a phone. They act at once; the button says how many devices there are to be seen. */
const FilterSheet = ({
  search: { purposeId, period },
  found,
  isOpen,
  onChange,
  onClose,
  children,
}: FilterSheetProps) => {
  const { t } = useTranslation("rental")
  const { data: devices } = useRentalList(purposeId)
  const count = period ? found.data?.filter(({ free }) => free).length : devices?.length
  const words = t(count === undefined ? "search.show" : period ? "search.showFree" : "search.showAll", { count })
  const actions = (
    <>
      <button className="link-b" type="button" onClick={() => onChange(NOTHING_ASKED)}>
        {t("search.reset")}
      </button>
      <Button onClick={onClose}>{words}</Button>
    </>
  )
  return (
    <Dialog title={t("search.filters")} isOpen={isOpen} onClose={onClose} actions={actions}>
      <div className="sheet">{children}</div>
    </Dialog>
  )
}

export default FilterSheet
