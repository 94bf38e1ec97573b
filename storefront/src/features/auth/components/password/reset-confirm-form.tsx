import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { FailureNote } from "@/components/form/failure-note"
import { Form } from "@/components/form/form"
import { SubmitButton } from "@/components/form/submit-button"
import { type MailLink, useLink } from "../../api/mail-link"
import { confirmReset } from "../../api/reset-password"
import { newPasswordShape, passwordsMatch } from "../../new-password"
import "../../texts"
import { NewPasswordFields } from "./new-password-fields"

const schema = z.object(newPasswordShape).check(passwordsMatch)
type ChosenPassword = z.infer<typeof schema>

interface ResetConfirmFormProps {
  link: MailLink
  onDone: () => void
}

/** Fields that differ get the message and no request (ruling 2a). */
export const ResetConfirmForm = ({ link, onDone }: ResetConfirmFormProps) => {
  const { t } = useTranslation("auth")
  const form = useForm<ChosenPassword>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { newPassword: "", passwordRepeat: "" },
  })
  const confirmation = useLink(link, ({ newPassword }: ChosenPassword) => confirmReset(link, newPassword), onDone)
  return (
    <Form form={form} onSubmit={(chosen) => confirmation.mutate(chosen)}>
      <NewPasswordFields />
      <FailureNote error={confirmation.error} />
      <SubmitButton label={t("resetConfirm.submit")} pending={confirmation.isPending} />
    </Form>
  )
}
