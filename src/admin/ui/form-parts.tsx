import { Label, Text } from "@medusajs/ui"
import { type ReactNode, useId } from "react"
import { fieldMessages, generalMessages } from "../lib/use-staff-change"

interface FieldProps {
  label: string
  /** The wire's name, by which its messages come back. */
  name: string
  error: Error | null
  children(props: { id: string; "aria-invalid": boolean; "aria-describedby": string | undefined }): ReactNode
}

/** A labelled field with the messages that the server has for it. */
export function Field({ label, name, error, children }: FieldProps) {
  const id = useId()
  const messages = fieldMessages(error, name)
  const isWrong = messages.length > 0
  return (
    <div className="flex flex-col gap-y-1">
      <Label htmlFor={id} size="small" weight="plus">
        {label}
      </Label>
      {children({ id, "aria-invalid": isWrong, "aria-describedby": isWrong ? `${id}-errors` : undefined })}
      {isWrong && (
        <Text id={`${id}-errors`} size="small" className="text-ui-fg-error">
          {messages.join(" ")}
        </Text>
      )}
    </div>
  )
}

/** What belongs to no field. */
export const GeneralErrors = ({ error }: { error: Error | null }) => (
  <div role="alert" aria-live="polite">
    {generalMessages(error).map((message) => (
      <Text key={message} size="small" className="text-ui-fg-error">
        {message}
      </Text>
    ))}
  </div>
)
