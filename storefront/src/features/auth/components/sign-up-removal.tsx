import { useTranslation } from "react-i18next"
import { Button } from "@/components/button"
import { FailureNote } from "@/components/form/failure-note"
import { Note } from "@/components/note"
import { Spinner } from "@/components/spinner"
import { ApiError } from "@/lib/http/api-error"
import { useShop } from "@/lib/shop"
import { type MailLink, useLinkPreview, useRemoveSignUp } from "../api/mail-link"
import "../texts"
import { AccountFacts } from "@/components/account-facts"

/** Shows the sign-up that the link belongs to, and removes it when asked to; opening the page alone changes nothing. */
export const SignUpRemoval = ({ link, onDone }: { link: MailLink; onDone: () => void }) => {
  const { t } = useTranslation(["auth", "common"])
  const { data: preview, error, isLoading, refetch } = useLinkPreview(link)
  const removal = useRemoveSignUp(link, onDone)
  if (isLoading) return <Spinner />
  const isGone = error instanceof ApiError && error.isRefusal
  if (error && !isGone && !preview)
    return (
      <>
        <FailureNote error={error} />
        <div>
          <Button onClick={() => void refetch()}>{t("common:action.retry")}</Button>
        </div>
      </>
    )
  if (preview?.state === "used") return <Used />
  const account = preview?.account
  if (isGone || !account)
    return (
      <Note kind="warn">
        <p>{t("removal.gone")}</p>
      </Note>
    )
  return (
    <>
      <p>{t("removal.text")}</p>
      <AccountFacts {...account} firstName={account.first_name} lastName={account.last_name} />
      <p>{t("removal.ask")}</p>
      <FailureNote error={removal.error} />
      <div>
        <Button busy={removal.isPending} onClick={() => removal.mutate()}>
          {t("removal.action")}
        </Button>
      </div>
    </>
  )
}

const Used = () => {
  const { t } = useTranslation("auth")
  const { phone, phoneHref } = useShop()
  return (
    <Note kind="warn">
      <p>
        {t("removal.used")}
        <a className="num" href={phoneHref}>
          {phone}
        </a>
      </p>
    </Note>
  )
}
