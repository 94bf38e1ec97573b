import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useMutation } from "@tanstack/react-query"
import { useForm, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { FailureNote } from "../../../components/form/failure-note"
import { Form } from "../../../components/form/form"
import { PasswordField } from "../../../components/form/password-field"
import { SubmitButton } from "../../../components/form/submit-button"
import { confirmReset, type ResetLink } from "../api/reset-password"
import { newPasswordShape, passwordsMatch } from "../new-password"
import "../texts"
import { StrengthMeter } from "./strength-meter"

const schema = z.object(newPasswordShape).check(passwordsMatch)
type ChosenPassword = z.infer<typeof schema>

interface ResetConfirmFormProps {
  link: ResetLink
  onDone: () => void
}

/** Fields that differ get the message and no request (ruling 2a). */
export const ResetConfirmForm = ({ link, onDone }: ResetConfirmFormProps) => {
  const { t } = useTranslation("auth")
  const form = useForm<ChosenPassword>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { newPassword: "", passwordRepeat: "" },
  })
  const confirmation = useMutation({
    mutationFn: ({ newPassword }: ChosenPassword) => confirmReset(link, newPassword),
    onSuccess: onDone,
  })
  const newPassword = useWatch({ control: form.control, name: "newPassword" })
  return (
    <Form form={form} onSubmit={(chosen) => confirmation.mutate(chosen)}>
      <PasswordField
        name="newPassword"
        label={t("passwordChange.new")}
        autoComplete="new-password"
        after={<StrengthMeter password={newPassword} />}
      />
      <PasswordField name="passwordRepeat" label={t("passwordChange.repeat")} autoComplete="new-password" />
      <FailureNote error={confirmation.error} />
      <SubmitButton label={t("resetConfirm.submit")} pending={confirmation.isPending} />
    </Form>
  )
}
