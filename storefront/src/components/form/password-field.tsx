import { type InputHTMLAttributes, type ReactNode, useState } from "react"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Icon } from "../icon"
import { Field, type FieldFrame } from "./field"
import "./fields.css"

type PasswordFieldProps = FieldFrame & Omit<InputHTMLAttributes<HTMLInputElement>, "name"> & { after?: ReactNode }

/** A password that can be made visible. */
export const PasswordField = ({ name, label, hint, isOptional, after, ...input }: PasswordFieldProps) => {
  const { t } = useTranslation()
  const { register } = useFormContext()
  const [isVisible, setIsVisible] = useState(false)
  return (
    <Field name={name} label={label} hint={hint} isOptional={isOptional} after={after}>
      {(control) => (
        <div className="in-wrap">
          <input {...input} {...control} {...register(name)} type={isVisible ? "text" : "password"} className="in" />
          <button
            type="button"
            aria-label={isVisible ? t("password.hide") : t("password.show")}
            onClick={() => setIsVisible(!isVisible)}
          >
            <Icon name={isVisible ? "eyeOff" : "eye"} />
          </button>
        </div>
      )}
    </Field>
  )
}
