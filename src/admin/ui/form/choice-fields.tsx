import { Checkbox, Hint, Label, Select, Switch } from "@medusajs/ui"
import { useId } from "react"
import type { FieldValues } from "react-hook-form"
import { FieldFrame, FieldMessage } from "./field-frame"
import { type FieldOf, useField } from "./field-of"

interface ChoiceProps<Values extends FieldValues> extends FieldOf<Values, boolean> {
  label: string
  hint?: string
}

/** Yes or no of a thing, with what it means. */
export function SwitchField<Values extends FieldValues>({ control, name, label, hint }: ChoiceProps<Values>) {
  const { value, set, message } = useField<Values, boolean>({ control, name })
  const id = useId()
  const described = [hint && `${id}-hint`, message && `${id}-errors`].filter(Boolean).join(" ")
  return (
    <div className="flex flex-col gap-y-1">
      <div className="flex items-start gap-x-3">
        <Switch
          id={id}
          checked={value}
          onCheckedChange={set}
          aria-invalid={message !== undefined}
          aria-describedby={described || undefined}
        />
        <div className="flex flex-col">
          <Label htmlFor={id} size="small" weight="plus">
            {label}
          </Label>
          {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
        </div>
      </div>
      <FieldMessage id={`${id}-errors`} message={message} />
    </div>
  )
}

/** Yes or no of what happens on sending. */
export function TickField<Values extends FieldValues>({ control, name, label }: ChoiceProps<Values>) {
  const { value, set } = useField<Values, boolean>({ control, name })
  const id = useId()
  return (
    <div className="flex items-center gap-x-2">
      <Checkbox id={id} checked={value} onCheckedChange={(checked) => set(checked === true)} />
      <Label htmlFor={id} size="small">
        {label}
      </Label>
    </div>
  )
}

type Choice = string | number | null

interface SelectFieldProps<Values extends FieldValues> extends FieldOf<Values, Choice> {
  label: string
  hint?: string
  /** What is sent, and what it is called. */
  options: readonly (readonly [value: Choice, text: string])[]
  /** Told of another choice, for what hangs on it. */
  onChosen?(): void
}

/** One of several. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { control, name, label, hint, options, onChosen } = props
  const { value, set, message } = useField<Values, Choice>({ control, name })
  const choose = (chosen: string) => {
    const option = options.find(([each]) => String(each) === chosen)
    if (!option) return
    set(option[0])
    onChosen?.()
  }
  return (
    <FieldFrame label={label} hint={hint} message={message}>
      {(frame) => (
        <Select value={String(value)} onValueChange={choose}>
          <Select.Trigger {...frame} className="[&>span]:truncate">
            <Select.Value placeholder="Auswählen" />
          </Select.Trigger>
          <Select.Content>
            {options.map(([each, text]) => (
              <Select.Item key={String(each)} value={String(each)}>
                {text}
              </Select.Item>
            ))}
          </Select.Content>
        </Select>
      )}
    </FieldFrame>
  )
}
