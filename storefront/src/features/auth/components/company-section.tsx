import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Icon } from "../../../components/icon"
import type { Company } from "../api/sign-up"
import "../texts"
import { CompanyCard } from "./company-card"
import { ManualCompanyForm } from "./manual-company-form"

interface CompanySectionProps {
  company: Company | null
  /** Null when the customer wants to choose anew. */
  onChange: (company: Company | null) => void
  /** How often the rest was submitted; without a company that leads back here. */
  submitCount: number
}

/**
 * Which company registers: a way to name it, then its card. Ways to name it (the register's search beside the manual
 * form) only differ in the company they hand over.
 */
export const CompanySection = ({ company, onChange, submitCount }: CompanySectionProps) => {
  const { t } = useTranslation("auth")
  const [previous, setPrevious] = useState<Company | null>(null)
  const section = useRef<HTMLElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const isMissing = company === null && submitCount > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt leads back here, not each change of the company
  useEffect(() => {
    if (isMissing) section.current?.querySelector("input")?.focus()
  }, [submitCount])

  const choose = (chosen: Company) => {
    onChange(chosen)
    requestAnimationFrame(() => card.current?.focus())
  }
  const reopen = () => {
    setPrevious(company)
    onChange(null)
  }

  return (
    <section className="panel" aria-labelledby="company" ref={section}>
      <h2 id="company">{t("profile.company")}</h2>
      {company ? (
        <CompanyCard ref={card} company={company} onReopen={reopen} />
      ) : (
        <ManualCompanyForm previous={previous} onChoose={choose} />
      )}
      <div aria-live="polite">
        {isMissing && (
          <p className="err">
            <Icon name="alert" />
            {t("company.missing")}
          </p>
        )}
      </div>
    </section>
  )
}
