import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useMutation } from "@tanstack/react-query"
import { useEffect } from "react"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { ButtonLink } from "@/components/button"
import { Form } from "@/components/form/form"
import { PasswordField } from "@/components/form/password-field"
import { SubmitButton } from "@/components/form/submit-button"
import { Note } from "@/components/note"
import { paths } from "@/lib/paths"
import { changePassword } from "../../api/change-password"
import { newPasswordShape, passwordsMatch } from "../../new-password"
import "../../texts"
import { NewPasswordFields } from "./new-password-fields"
import { PasswordChangeFailure } from "./password-change-failure"

const schema = z
  .object({
    currentPassword: z.string().check(z.minLength(1, "auth:error.currentPasswordMissing")),
    ...newPasswordShape,
  })
  .check(passwordsMatch)
type PasswordChange = z.infer<typeof schema>

const BLANK: PasswordChange = { currentPassword: "", newPassword: "", passwordRepeat: "" }

/** Spec "customer area" §9. */
const REDIRECT_MS = 2_000

interface PasswordChangeFormProps {
  onChanged: () => void
  onDone: () => void
}

/** A success empties the fields and leads on after two seconds. */
export const PasswordChangeForm = ({ onChanged, onDone }: PasswordChangeFormProps) => {
  const { t } = useTranslation(["auth", "fields"])
  const form = useForm<PasswordChange>({ resolver: standardSchemaResolver(schema), defaultValues: BLANK })
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess() {
      onChanged()
      form.reset(BLANK)
    },
  })

  useEffect(() => {
    if (!change.isSuccess) return
    const timer = setTimeout(onDone, REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [change.isSuccess, onDone])

  return (
    <Form form={form} onSubmit={(values) => change.mutate(values)}>
      <Note>
        <p>{t("passwordChange.otherDevices")}</p>
      </Note>
      <PasswordField name="currentPassword" label={t("passwordChange.current")} autoComplete="current-password" />
      <NewPasswordFields />
      <PasswordChangeFailure error={change.error} />
      {change.isSuccess && (
        <Note kind="ok">
          <p>{change.data ?? t("passwordChange.done")}</p>
        </Note>
      )}
      <div className="acts">
        <SubmitButton label={t("passwordChange.submit")} pending={change.isPending} disabled={change.isSuccess} />
        <ButtonLink look="2" to={paths.loginSettings}>
          {t("passwordChange.cancel")}
        </ButtonLink>
      </div>
    </Form>
  )
}
