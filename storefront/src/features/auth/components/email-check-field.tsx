import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { Field } from "@/components/form/field"
import { Icon } from "@/components/icon"
import { paths } from "@/lib/paths"
import { type EmailCheck, useEmailCheck } from "../use-email-check"
import "@/components/form/fields.css"

const CheckResult = ({ check, email }: { check: EmailCheck; email: string }) => {
  const { t } = useTranslation("auth")
  if (check === "checking") return <p className="hint">{t("signUp.checking")}</p>
  if (check === "invalid") return <p className="hint">{t("signUp.invalid")}</p>
  if (check !== "exists") return null
  return (
    <p className="err">
      <Icon name="alert" />
      <span>
        {t("signUp.exists")}{" "}
        <Link to={`${paths.logIn}?email=${encodeURIComponent(email)}`}>{t("signUp.existsLogin")}</Link>{" "}
        {t("signUp.existsOr")} <Link to={paths.passwordReset}>{t("signUp.existsReset")}</Link>
      </span>
    </p>
  )
}

/** E-mail with its live check (spec "public shop" §5). */
export const EmailCheckField = () => {
  const { t } = useTranslation(["auth", "fields"])
  const { register, formState } = useFormContext()
  const email: string = useWatch({ name: "email" })
  const check = useEmailCheck(email)
  const result = formState.errors.email && check !== "exists" ? "idle" : check
  return (
    <Field
      name="email"
      label={t("fields:email")}
      after={
        <div aria-live="polite" id="email-check">
          <CheckResult check={result} email={email.trim()} />
        </div>
      }
    >
      {(control) => (
        <input
          {...control}
          {...register("email")}
          type="email"
          className="in"
          autoComplete="email"
          aria-invalid={control["aria-invalid"] || check === "exists" || undefined}
          aria-describedby={[control["aria-describedby"], "email-check"].filter(Boolean).join(" ")}
        />
      )}
    </Field>
  )
}
