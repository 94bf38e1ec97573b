import { useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { PasswordField } from "@/components/form/password-field"
import "../../texts"
import { StrengthMeter } from "./strength-meter"

/** A new password with its meter, and its repetition. */
export const NewPasswordFields = () => {
  const { t } = useTranslation("auth")
  const newPassword: string = useWatch({ name: "newPassword" })
  return (
    <>
      <PasswordField
        name="newPassword"
        label={t("passwordChange.new")}
        autoComplete="new-password"
        after={<StrengthMeter password={newPassword} />}
      />
      <PasswordField name="passwordRepeat" label={t("passwordChange.repeat")} autoComplete="new-password" />
    </>
  )
}
