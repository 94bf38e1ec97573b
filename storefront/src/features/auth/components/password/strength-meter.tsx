import { useTranslation } from "react-i18next"
import { passwordStrength } from "#shop/accounts/rules/password-strength"
import "../../texts"
import "../../strength-meter.css"

/** Advisory meter below a password field, visible from the start (ruling 6). */
export const StrengthMeter = ({ password }: { password: string }) => {
  const { t } = useTranslation("auth")
  const { hasUpperAndLowerCase, hasDigitAndSymbol, isLongEnough, level } = passwordStrength(password)
  const criteria = [
    { name: t("strength.criteria.mixedCase"), isMet: hasUpperAndLowerCase },
    { name: t("strength.criteria.digitAndSymbol"), isMet: hasDigitAndSymbol },
    { name: t("strength.criteria.length"), isMet: isLongEnough },
  ]
  return (
    <div className="meter" data-l={criteria.filter(({ isMet }) => isMet).length}>
      <div className="bar" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <p aria-live="polite">
        <span>{t("strength.label")}</span> <b>{t(`strength.${level}`)}</b>
      </p>
      <ul>
        {criteria.map(({ name, isMet }) => (
          <li key={name} className={isMet ? "ok" : undefined}>
            {name} {isMet && <span>{t("strength.met")}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
