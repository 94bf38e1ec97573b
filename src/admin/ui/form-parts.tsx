import { Text } from "@medusajs/ui"
import type { ComponentProps } from "react"
import { fieldMessages, generalMessages } from "../lib/use-staff-change"
import { FieldFrame } from "./form/field-frame"

interface FieldProps extends Omit<ComponentProps<typeof FieldFrame>, "message"> {
  /** The wire's name, by which its messages come back. */
  name: string
  error: Error | null
}

/** A labelled field with the messages that a refusal has for it, where a form is not one of a resource. */
export const Field = ({ name, error, ...frame }: FieldProps) => (
  <FieldFrame {...frame} message={fieldMessages(error, name).join(" ") || undefined} />
)

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
