import { useTranslation } from "react-i18next"
import { ButtonLink } from "@/components/button"
import { paths } from "@/lib/paths"
import { instantInWords } from "@/lib/zurich-time"
import type { Profile } from "../api/profile"
import "@/components/form/fields.css"

/** The e-mail, which can't be changed, and when the password last was (spec "customer area" §2.7). */
export const LoginFacts = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation(["account", "fields"])
  const { email, lastPasswordChange } = profile
  return (
    <div className="stack form-narrow">
      <div className="f">
        <label htmlFor="email">{t("fields:email")}</label>
        <input className="in" id="email" type="email" readOnly value={email} aria-describedby="email-note" />
        <p className="hint" id="email-note">
          {t("loginSettings.emailNote")}
        </p>
      </div>
      <p>
        {lastPasswordChange
          ? t("loginSettings.lastChange", { instant: instantInWords(lastPasswordChange) })
          : t("loginSettings.neverChanged")}
      </p>
      <p>
        <ButtonLink look="2" to={paths.passwordChange}>
          {t("loginSettings.change")}
        </ButtonLink>
      </p>
    </div>
  )
}
