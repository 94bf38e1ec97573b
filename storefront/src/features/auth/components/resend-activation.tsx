import { useTranslation } from "react-i18next"
import { Button } from "@/components/button"
import { FailureNote } from "@/components/form/failure-note"
import { Note } from "@/components/note"
import { useResendActivation } from "../api/resend-activation"
import "../texts"

export const ResendActivation = ({ email }: { email: string }) => {
  const { t } = useTranslation("auth")
  const resend = useResendActivation()
  if (resend.isSuccess) {
    return (
      <Note kind="ok">
        <p>{t("resend.done")}</p>
      </Note>
    )
  }
  return (
    <>
      <FailureNote error={resend.error} />
      <Button look="2" busy={resend.isPending} onClick={() => resend.mutate(email)}>
        {t("resend.action")}
      </Button>
    </>
  )
}
