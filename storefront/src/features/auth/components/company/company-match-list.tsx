import { useTranslation } from "react-i18next"
import type { CompanyMatches, CompanyRow } from "#shop/accounts/wire/company"
import { Note } from "@/components/note"
import "@/components/form/fields.css"
import "@/styles/parts/pick.css"

interface CompanyMatchListProps {
  matches: CompanyMatches
  isBusy: boolean
  onChoose: (row: CompanyRow) => void
}

export const CompanyMatchList = ({ matches, isBusy, onChoose }: CompanyMatchListProps) => {
  const { t } = useTranslation("auth")
  const { results, too_many } = matches
  if (results.length === 0) {
    return (
      <Note kind="info">
        <p>{t(too_many ? "company.tooMany" : "company.none")}</p>
        <p>{t("company.manualOffer")}</p>
      </Note>
    )
  }
  return (
    <>
      <p className="vh">{t("company.found", { count: results.length })}</p>
      <ul className="pick">
        {results.map((row) => (
          <li key={row.uid_raw}>
            <button type="button" disabled={isBusy} onClick={() => onChoose(row)}>
              <b>{row.name}</b>
              <span>
                {row.uid} · {row.legalSeat}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {too_many && <p className="hint">{t("company.more")}</p>}
      <p className="hint">{t("company.source")}</p>
    </>
  )
}
