import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useParams, useSearchParams } from "react-router-dom"
import type { WaitListEntryWire } from "#shop/wait-list/wire/wait-list"
import { Breadcrumbs } from "../../components/breadcrumbs"
import { ButtonLink } from "../../components/button"
import { FailureNote } from "../../components/form/failure-note"
import { Note } from "../../components/note"
import { PageHead } from "../../components/page-head"
import { Spinner } from "../../components/spinner"
import { useWaitListEntry } from "../../features/rental/wait-list/api/wait-list"
import { EntryActions } from "../../features/rental/wait-list/components/entry-actions"
import { EntryFacts } from "../../features/rental/wait-list/components/entry-facts"
import "../../features/rental/wait-list/texts"
import { ApiError } from "../../lib/http/api-error"
import { paths } from "../../lib/paths"

const NOTES = { taken: "ok", ended: "ok", expired: "warn" } as const

interface EntryProps {
  entry: WaitListEntryWire
  token: string
  isEnding: boolean
}

const Entry = ({ entry, token, isEnding }: EntryProps) => {
  const { t } = useTranslation("waitList")
  const { state, product } = entry
  const { rentalstartdate: from, rentalenddate: to } = entry.offer ?? entry
  /** What is ordered by now isn't looked for again. */
  const wish = state === "taken" ? "" : `?${new URLSearchParams({ from, to, delivery: entry.delivery_id })}`
  const isOpen = state === "unconfirmed" || state === "waiting" || state === "offered"
  return (
    <>
      <EntryFacts entry={entry} />
      {(state === "unconfirmed" || state === "waiting") && <p>{t(`page.${state}`)}</p>}
      {isOpen ? (
        <EntryActions entry={entry} token={token} isEnding={isEnding} />
      ) : (
        <Note kind={NOTES[state]}>
          <p>{t(`page.${state}`)}</p>
        </Note>
      )}
      {product.get_absolute_url && (
        <div>
          <ButtonLink look="3" to={product.get_absolute_url + wish}>
            {t("page.toProduct", { product: product.name })}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

/** The links of the wait list's mails lead here: to confirm, to an offer, to an end. */
const WaitListPage = () => {
  const { t } = useTranslation("waitList")
  const { step } = useParams()
  const [query] = useSearchParams()
  const [token] = useState(() => query.get("token") ?? "")
  const { data: entry, error } = useWaitListEntry(token)
  const isEnding = step === "beenden" && (entry?.state === "waiting" || entry?.state === "offered")
  const title = entry ? t(isEnding ? "page.endTitle" : `page.${entry.state}Title`) : t("page.title")
  const isGone = token === "" || (error instanceof ApiError && error.isRefusal)
  return (
    <>
      <PageHead title={title} />
      <Breadcrumbs crumbs={[{ label: t("page.crumb") }]} />
      <div className="wrap pagehead">
        <h1 aria-live="polite">{title}</h1>
      </div>
      <div className="wrap form-width stack">
        {entry && <Entry entry={entry} token={token} isEnding={step === "beenden"} />}
        {!entry && !error && !isGone && <Spinner />}
        {isGone ? (
          <Note kind="warn">
            <p>{t("page.gone")}</p>
          </Note>
        ) : (
          <FailureNote error={error} />
        )}
        <div>
          <ButtonLink look="2" to={paths.rent}>
            {t("page.home")}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

export default WaitListPage
