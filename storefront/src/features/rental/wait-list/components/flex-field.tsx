import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field } from "@/components/form/field"
import "../texts"

/** By how many days a wish may be moved. */
export const FlexField = ({ most }: { most: number }) => {
  const { t } = useTranslation("waitList")
  const { register } = useFormContext()
  return (
    <Field name="flex" label={t("form.flex")}>
      {(control) => (
        <select {...control} {...register("flex")} className="in">
          <option value="0">{t("form.exact")}</option>
          {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
            <option key={count} value={String(count)}>
              {t("form.days", { count })}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
