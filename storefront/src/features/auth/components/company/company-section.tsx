import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Icon } from "@/components/icon"
import { useShop } from "@/lib/shop"
import { type Company, hasAddress, isWhole } from "../../company"
import "../../texts"
import { CompanyCard } from "./company-card"
import { CompanyPicker } from "./company-picker"
import { CompanyRestForm } from "./company-rest-form"

interface CompanySectionProps {
  company: Company | null
  /** Null when the customer wants to choose again. */
  onChange: (company: Company | null) => void
  /** How often the rest was submitted; without a company that leads back here. */
  submitCount: number
}

/** Which company registers: found in the register or entered by hand, then its card. */
export const CompanySection = ({ company, onChange, submitCount }: CompanySectionProps) => {
  const { t } = useTranslation("auth")
  const { hasCompanySearch } = useShop()
  const [previous, setPrevious] = useState<Company | null>(null)
  const section = useRef<HTMLElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const isComplete = company !== null && isWhole(company)
  const isMissing = !isComplete && submitCount > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt leads back here, not each change of the company
  useEffect(() => {
    if (isMissing) section.current?.querySelector("input")?.focus()
  }, [submitCount])

  const missing = () => {
    if (!company) return t("company.missing")
    return t(hasAddress(company) ? "company.nameTooLong" : "company.addressMissing")
  }
  const choose = (chosen: Company) => {
    onChange(chosen)
    requestAnimationFrame(() => card.current?.focus())
  }
  const reopen = () => {
    setPrevious(company)
    onChange(null)
    requestAnimationFrame(() => section.current?.querySelector("input")?.focus())
  }

  return (
    <section className="panel" aria-labelledby="company" ref={section}>
      <h2 id="company">{t("profile.company")}</h2>
      {company ? (
        <CompanyCard ref={card} company={company} onReopen={reopen} />
      ) : (
        <CompanyPicker hasSearch={hasCompanySearch} previous={previous} onChoose={choose} />
      )}
      {company && !isComplete && <CompanyRestForm company={company} onChoose={choose} />}
      <div aria-live="polite">
        {isMissing && (
          <p className="err">
            <Icon name="alert" />
            {missing()}
          </p>
        )}
      </div>
    </section>
  )
}
