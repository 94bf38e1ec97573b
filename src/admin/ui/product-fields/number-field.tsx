import { Hint, Input } from "@medusajs/ui"
import { useState } from "react"
import { Field } from "../form-parts"

interface NumberFieldProps {
  label: string
  hint?: string
  name: string
  error: Error | null
  value: number
  onChange(value: number): void
}

/** A whole number; what isn't one is sent as it is not, so that the server says so at the field. */
export function NumberField({ label, hint, name, error, value, onChange }: NumberFieldProps) {
  const [text, setText] = useState(String(value))
  return (
    <Field label={label} name={name} error={error}>
      {(props) => (
        <>
          <Input
            {...props}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              onChange(target.value.trim() === "" ? Number.NaN : Number(target.value))
            }}
          />
          {hint && <Hint>{hint}</Hint>}
        </>
      )}
    </Field>
  )
}
