import { Input } from "@medusajs/ui"
import { useState } from "react"
import type { FieldValues } from "react-hook-form"
import { numberText, typedNumber } from "../../lib/typed-number"
import { FieldFrame } from "./field-frame"
import { type FieldOf, useField } from "./field-of"

interface NumberFieldProps<Values extends FieldValues> extends FieldOf<Values, number | null> {
  label: string
  hint?: string
  /** Digits after the point that are kept in the whole number: 2 for Rappen, 1 for per mille shown in per cent. */
  digits?: 0 | 1 | 2
  /** Stands behind the label: "Tage", "CHF". */
  unit?: string
}

/** A number, null while what is typed is none, which the server then refuses; what is typed stays as it is typed. */
export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  const { control, name, label, hint, digits = 0, unit } = props
  const { value, set, message } = useField<Values, number | null>({ control, name })
  const [text, setText] = useState("")
  const shown = typedNumber(text, digits) === value ? text : value === null ? "" : numberText(value, digits)
  return (
    <FieldFrame label={unit ? `${label} (${unit})` : label} hint={hint} message={message}>
      {(frame) => (
        <Input
          {...frame}
          inputMode={digits === 0 ? "numeric" : "decimal"}
          autoComplete="off"
          value={shown}
          onChange={({ target }) => {
            setText(target.value)
            set(typedNumber(target.value, digits))
          }}
        />
      )}
    </FieldFrame>
  )
}
