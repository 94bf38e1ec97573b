import type { Ref } from "react"
import { useTranslation } from "react-i18next"
import type { Company } from "../../company"
import "@/styles/parts/address-cards.css"

interface CompanyCardProps {
  company: Company
  onReopen: () => void
  ref: Ref<HTMLDivElement>
}

export const CompanyCard = ({ company, onReopen, ref }: CompanyCardProps) => {
  const { t } = useTranslation("auth")
  return (
    <div className="addr" ref={ref} tabIndex={-1}>
      <h3>{company.name}</h3>
      <address>
        {company.uid && (
          <>
            {company.uid}
            <br />
          </>
        )}
        {company.address && (
          <>
            {company.address}
            <br />
          </>
        )}
        {company.postalcode} {company.city}
      </address>
      <div className="acts">
        <button type="button" className="link-b" aria-label={t("company.changeNamed")} onClick={onReopen}>
          {t("company.change")}
        </button>
      </div>
    </div>
  )
}
