import type { UseFormRegisterReturn } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { RIGHTS } from "#shop/companies/rules/rights"
import "@/components/offer/styles/options.css"

/** What somebody will be allowed, with what that means. */
export const RightChoice = (field: UseFormRegisterReturn) => {
  const { t } = useTranslation("colleagues")
  return (
    <fieldset className="opts">
      <legend className="vh">{t("right.label")}</legend>
      {RIGHTS.map((right) => (
        <label key={right}>
          <input type="radio" {...field} value={right} />
          <span className="n">{t(`right.${right}`)}</span>
          <span className="p" />
          <span className="d">{t(`rightText.${right}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
