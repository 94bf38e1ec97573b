import { Input } from "@medusajs/ui"
import { useRef, useState } from "react"
import type { FieldValues } from "react-hook-form"
import { typedNumber } from "#kernel/words/typed-number"
import { numberText } from "../../lib/typed-number"
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

const UNREAD = { whole: "Bitte eine ganze Zahl eingeben", fine: "Ungültige Zahl." }

/** A number, null while nothing is typed; what can't be read as one isn't sent, and stays as it is typed. */
export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  const { control, name, label, hint, digits = 0, unit } = props
  const box = useRef<HTMLInputElement>(null)
  const unread = (read: number | null) =>
    read === null && box.current?.value.trim() ? UNREAD[digits === 0 ? "whole" : "fine"] : undefined
  const { value, set, message } = useField<Values, number | null>({ control, name }, unread)
  const [text, setText] = useState("")
  const shown = typedNumber(text, digits) === value ? text : value === null ? "" : numberText(value, digits)
  return (
    <FieldFrame label={unit ? `${label} (${unit})` : label} hint={hint} message={message}>
      {(frame) => (
        <Input
          {...frame}
          ref={box}
          inputMode={digits === 0 ? "numeric" : "decimal"}
          autoComplete="off"
          value={shown}
          data-unread={(value === null && shown.trim() !== "") || undefined}
          onChange={({ target }) => {
            setText(target.value)
            set(typedNumber(target.value, digits))
          }}
        />
      )}
    </FieldFrame>
  )
}
