import type { FieldValues } from "react-hook-form"
import { RichText } from "../rich-text/index"
import { FieldFrame } from "./field-frame"
import { type FieldOf, useField } from "./field-of"

interface RichTextFieldProps<Values extends FieldValues> extends FieldOf<Values, string> {
  label: string
}

/** Staff's HTML. */
export function RichTextField<Values extends FieldValues>({ control, name, label }: RichTextFieldProps<Values>) {
  const { value, set, message } = useField<Values, string>({ control, name })
  return (
    <FieldFrame label={label} message={message}>
      {(frame) => <RichText {...frame} label={label} value={value} onChange={set} />}
    </FieldFrame>
  )
}
