import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { email } from "#shop/accounts/wire/account"
import { FailureNote } from "@/components/form/failure-note"
import { Form } from "@/components/form/form"
import { SubmitButton } from "@/components/form/submit-button"
import { TextField } from "@/components/form/text-field"
import { Note } from "@/components/note"
import { useResendActivation } from "../api/resend-activation"
import "../texts"

const schema = z.object({ email })

/** Sends the activation link again to whoever says for which e-mail. */
const ResendForm = () => {
  const { t } = useTranslation(["auth", "fields"])
  const form = useForm({ resolver: standardSchemaResolver(schema), defaultValues: { email: "" } })
  const resend = useResendActivation()
  return (
    <Form form={form} onSubmit={({ email }) => resend.mutate(email)}>
      <TextField name="email" type="email" label={t("fields:email")} autoComplete="email" maxLength={254} />
      <div aria-live="polite">
        <FailureNote error={resend.error} />
        {resend.isSuccess && (
          <Note kind="ok">
            <p>{t("resend.done")}</p>
          </Note>
        )}
      </div>
      <SubmitButton label={t("resend.action")} pending={resend.isPending} />
    </Form>
  )
}

export default ResendForm
