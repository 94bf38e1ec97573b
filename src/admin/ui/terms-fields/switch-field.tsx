import { Label, Switch } from "@medusajs/ui"
import { useId } from "react"
import { fieldMessages } from "../../lib/use-staff-change"
import { Hint } from "../number-field"

interface SwitchFieldProps {
  label: string
  /** The wire's name. */
  name: string
  checked: boolean
  hint?: string
  error: Error | null
  onChange(checked: boolean): void
}

/** Yes or no, with the messages that the server has for it. */
export function SwitchField({ label, name, checked, hint, error, onChange }: SwitchFieldProps) {
  const id = useId()
  const messages = fieldMessages(error, name)
  return (
    <div className="flex flex-col gap-y-1">
      <div className="flex items-center gap-x-2">
        <Switch
          id={id}
          checked={checked}
          aria-invalid={messages.length > 0}
          aria-describedby={messages.length > 0 ? `${id}-errors` : undefined}
          onCheckedChange={onChange}
        />
        <Label htmlFor={id} size="small">
          {label}
        </Label>
      </div>
      {hint && <Hint>{hint}</Hint>}
      {messages.length > 0 && (
        <p id={`${id}-errors`} className="txt-small text-ui-fg-error">
          {messages.join(" ")}
        </p>
      )}
    </div>
  )
}
