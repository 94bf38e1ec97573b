import { Input, Text } from "@medusajs/ui"
import { useState } from "react"
import { numberText, typedNumber } from "../lib/typed-number"
import { Field } from "./form-parts"

interface NumberFieldProps {
  label: string
  /** The wire's name. */
  name: string
  /** Null while what is typed is no number. */
  value: number | null
  /** Digits after the point that are kept in the whole number: 2 for Rappen, 1 for per mille shown in per cent. */
  digits?: 0 | 1 | 2
  /** Stands behind the number: "Tage", "CHF". */
  unit: string
  error: Error | null
  onChange(value: number | null): void
}

/** A number with its unit; what is typed stays as it is typed. */
export function NumberField({ label, name, value, digits = 0, unit, error, onChange }: NumberFieldProps) {
  const [text, setText] = useState(() => (value === null ? "" : numberText(value, digits)))
  const type = (typed: string) => {
    setText(typed)
    onChange(typedNumber(typed, digits))
  }
  return (
    <Field label={`${label} (${unit})`} name={name} error={error}>
      {(props) => (
        <Input
          {...props}
          inputMode={digits === 0 ? "numeric" : "decimal"}
          autoComplete="off"
          value={text}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </Field>
  )
}

/** What a field means, below it. */
export const Hint = ({ children }: { children: string }) => (
  <Text size="xsmall" className="text-ui-fg-subtle">
    {children}
  </Text>
)
