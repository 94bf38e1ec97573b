import { useMutation, useQuery } from "@tanstack/react-query"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import type { CompanyRow } from "#shop/accounts/wire/company"
import { refusalReasons } from "@/components/form/refusal"
import { Icon } from "@/components/icon"
import { ApiError } from "@/lib/http/api-error"
import { useSettled } from "@/lib/page/use-settled"
import { companiesQuery, companyOf } from "../../api/companies"
import type { Company } from "../../company"
import { CompanyMatchList } from "./company-match-list"
import "@/components/form/fields.css"

/** Spec "customer area" §9. */
const DEBOUNCE_MS = 500
const SHORTEST_QUERY = 2

/** The answer says how long to wait, which the general sentence would withhold. */
const isTooOften = (error: Error | null) => error instanceof ApiError && error.status === 429

interface CompanySearchProps {
  onChoose: (company: Company) => void
  onManualEntry: () => void
}

/** Finds the company in the register while its name or number is typed. Entering it by hand is always offered. */
export const CompanySearch = ({ onChoose, onManualEntry }: CompanySearchProps) => {
  const { t } = useTranslation("auth")
  const id = useId()
  const [text, setText] = useState("")
  const typed = text.trim()
  const settled = useSettled(typed, DEBOUNCE_MS)
  const isAsking = settled.length >= SHORTEST_QUERY
  const { data, isFetching, error, refetch } = useQuery({ ...companiesQuery(settled), enabled: isAsking })
  const choice = useMutation({ mutationFn: companyOf, onSuccess: onChoose })
  const [failure = t("company.searchFailed")] = isTooOften(error) ? refusalReasons(error) : []
  const isCurrent = isAsking && typed === settled && !isFetching

  return (
    <div className="stack">
      <div className="f">
        <label htmlFor={id}>{t("company.search")}</label>
        <input
          id={id}
          type="search"
          className="in"
          autoComplete="off"
          spellCheck={false}
          maxLength={150}
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setText(event.target.value)}
        />
        <p className="hint" id={`${id}-hint`}>
          {t("company.searchHint")}
        </p>
      </div>
      <div aria-live="polite" aria-busy={isFetching || choice.isPending}>
        {isAsking && !isCurrent && <p className="hint">{t("company.searching")}</p>}
        {isCurrent && error && (
          <p className="err">
            <Icon name="alert" />
            <span>
              {failure}{" "}
              <button type="button" className="link-b" onClick={() => refetch()}>
                {t("company.searchAgain")}
              </button>
            </span>
          </p>
        )}
        {isCurrent && data && (
          <CompanyMatchList
            matches={data}
            isBusy={choice.isPending}
            onChoose={(row: CompanyRow) => choice.mutate(row)}
          />
        )}
      </div>
      <p>
        <button type="button" className="link-b" onClick={onManualEntry}>
          {t("company.manual")}
        </button>
      </p>
    </div>
  )
}
