import { useState } from "react"
import type { Company } from "../../company"
import { CompanySearch } from "./company-search"
import { ManualCompanyForm } from "./manual-company-form"

interface CompanyPickerProps {
  hasSearch: boolean
  /** What stood on the card before: the form shows it again where there is no search. */
  previous: Company | null
  onChoose: (company: Company) => void
}

/** Search or form. Leaving the form forgets what was typed into it (spec "customer area" §4). */
export const CompanyPicker = ({ hasSearch, previous, onChoose }: CompanyPickerProps) => {
  const [isManual, setIsManual] = useState(false)
  if (!hasSearch) return <ManualCompanyForm previous={previous} onChoose={onChoose} />
  return isManual ? (
    <ManualCompanyForm previous={null} onChoose={onChoose} onSearch={() => setIsManual(false)} />
  ) : (
    <CompanySearch onChoose={onChoose} onManualEntry={() => setIsManual(true)} />
  )
}
