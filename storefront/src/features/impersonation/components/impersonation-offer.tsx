import { useTranslation } from "react-i18next"
import { Button } from "@/components/button"
import { FailureNote } from "@/components/form/failure-note"
import { Spinner } from "@/components/spinner"
import { useImpersonation, useImpersonationPreview } from "../api/impersonate"
import type { StaffLink } from "../staff-link"
import { timeOfDay } from "../time-of-day"
import "../texts"

interface ImpersonationOfferProps {
  link: StaffLink
  onStarted: () => void
}

/** Whom the link opens, what that means, and the button that does it. */
export const ImpersonationOffer = ({ link, onStarted }: ImpersonationOfferProps) => {
  const { t } = useTranslation("impersonation")
  const preview = useImpersonationPreview(link)
  const start = useImpersonation(link)

  if (preview.isPending) return <Spinner onRetry={() => void preview.refetch()} />
  if (preview.isError) return <FailureNote error={preview.error} />
  const { company, name, expires_at } = preview.data
  return (
    <>
      <p>
        {t("opens")} <b>{[company, name].filter(Boolean).join(", ")}</b>. {t("until", { time: timeOfDay(expires_at) })}
      </p>
      <section className="rich" aria-labelledby="rules">
        <h2 id="rules">{t("rules.title")}</h2>
        <ul>
          <li>{t("rules.marked")}</li>
          <li>{t("rules.person")}</li>
          <li>{t("rules.end")}</li>
        </ul>
      </section>
      <FailureNote error={start.error} />
      <div>
        <Button busy={start.isPending} onClick={() => start.mutate(undefined, { onSuccess: onStarted })}>
          {t("confirm")}
        </Button>
      </div>
    </>
  )
}
