import { Checkbox, Label, Text } from "@medusajs/ui"
import { useId } from "react"
import type { FieldValues } from "react-hook-form"
import { FieldMessage } from "./field-frame"
import { type FieldOf, useField } from "./field-of"

interface TicksFieldProps<Values extends FieldValues> extends FieldOf<Values, string[]> {
  label: string
  /** What is sent, and what it is called. */
  options: readonly (readonly [value: string, text: string])[]
  /** What is said while there are none. */
  empty?: string
}

/** Some of several, in the order of the options, whatever was ticked first. */
export function TicksField<Values extends FieldValues>({
  control,
  name,
  label,
  options,
  empty,
}: TicksFieldProps<Values>) {
  const { value, set, message } = useField<Values, string[]>({ control, name })
  const id = useId()
  const tick = (changed: string, isTicked: boolean) =>
    set(options.map(([each]) => each).filter((each) => (each === changed ? isTicked : value.includes(each))))
  return (
    <fieldset className="flex flex-col gap-y-2">
      <legend className="txt-compact-small-plus mb-2">{label}</legend>
      {options.length === 0 && (
        <Text size="small" className="text-ui-fg-subtle">
          {empty}
        </Text>
      )}
      {options.map(([each, text]) => (
        <div key={each} className="flex items-center gap-x-2">
          <Checkbox
            id={`${id}-${each}`}
            checked={value.includes(each)}
            onCheckedChange={(checked) => tick(each, checked === true)}
          />
          <Label htmlFor={`${id}-${each}`} size="small">
            {text}
          </Label>
        </div>
      ))}
      <FieldMessage message={message} />
    </fieldset>
  )
}
