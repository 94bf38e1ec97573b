import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useMutation } from "@tanstack/react-query"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { email } from "#shop/accounts/wire/account"
import { Form } from "@/components/form/form"
import { SubmitButton } from "@/components/form/submit-button"
import { TextField } from "@/components/form/text-field"
import { Note } from "@/components/note"
import { requestReset } from "../../api/reset-password"
import "../../texts"

const schema = z.object({ email })

/** Says the same whether the request succeeds or fails, so that it never reveals whether the e-mail is registered. */
export const ResetRequestForm = ({ email: known }: { email: string }) => {
  const { t } = useTranslation(["auth", "fields"])
  const form = useForm({ resolver: standardSchemaResolver(schema), defaultValues: { email: known } })
  const request = useMutation({ mutationFn: requestReset })
  return (
    <Form form={form} onSubmit={({ email }) => request.mutate(email)}>
      <TextField name="email" type="email" label={t("fields:email")} autoComplete="email" maxLength={254} />
      <div aria-live="polite">
        {request.isSuccess && (
          <Note kind="ok">
            <p>{t("reset.sent")}</p>
          </Note>
        )}
      </div>
      <SubmitButton label={t("reset.submit")} pending={request.isPending} />
    </Form>
  )
}
