import { type ReactNode, useId } from "react"
import { get, useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Icon } from "../icon"
import { messageText } from "./message-text"
import "./fields.css"

export interface FieldFrame {
  name: string
  label: string
  hint?: ReactNode
  isOptional?: boolean
}

/** Names, states and relations a control needs so that its label, hint and error belong to it. */
export interface ControlProps {
  id: string
  "aria-invalid": true | undefined
  "aria-describedby": string | undefined
}

interface FieldProps extends FieldFrame {
  children: (control: ControlProps) => ReactNode
  /** What is below the error, such as a strength meter. */
  after?: ReactNode
}

/** Label, control, hint and error of one field. */
export const Field = ({ name, label, hint, isOptional, children, after }: FieldProps) => {
  const { t } = useTranslation()
  const id = useId()
  const { formState } = useFormContext()
  const { message }: { message?: string } = get(formState.errors, name, {})
  const describedBy = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(" ")

  return (
    <div className="f">
      <label htmlFor={id}>
        {label} {isOptional && <span className="opt">({t("optional")})</span>}
      </label>
      {children({ id, "aria-invalid": message ? true : undefined, "aria-describedby": describedBy || undefined })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {message && (
          <p className="err" id={`${id}-error`}>
            <Icon name="alert" />
            {messageText(message)}
          </p>
        )}
      </div>
      {after}
    </div>
  )
}
