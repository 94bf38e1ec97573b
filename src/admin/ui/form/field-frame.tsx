import { Hint, Label, Text } from "@medusajs/ui"
import { type ReactNode, useId } from "react"

interface FieldFrameProps {
  label: string
  hint?: string
  /** Why it was refused. */
  message: string | undefined
  children(props: { id: string; "aria-invalid": boolean; "aria-describedby": string | undefined }): ReactNode
}

/** A labelled field with what it means and why it was refused. */
export function FieldFrame({ label, hint, message, children }: FieldFrameProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, message && `${id}-errors`].filter(Boolean).join(" ")
  return (
    <div className="flex flex-col gap-y-1">
      <Label htmlFor={id} size="small" weight="plus">
        {label}
      </Label>
      {children({ id, "aria-invalid": message !== undefined, "aria-describedby": described || undefined })}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <FieldMessage id={`${id}-errors`} message={message} />
    </div>
  )
}

interface FieldMessageProps {
  id?: string
  message: string | undefined
}

/** Why a field was refused; said at once where no field is described by it. */
export const FieldMessage = ({ id, message }: FieldMessageProps) =>
  message !== undefined && (
    <Text id={id} size="small" role={id ? undefined : "alert"} className="text-ui-fg-error">
      {message}
    </Text>
  )
