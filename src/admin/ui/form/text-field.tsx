import { Input, Textarea } from "@medusajs/ui"
import { type ComponentProps, useRef } from "react"
import type { FieldValues } from "react-hook-form"
import { FieldFrame } from "./field-frame"
import { type FieldOf, useField } from "./field-of"

interface Words {
  label: string
  hint?: string
}

type TextFieldProps<Values extends FieldValues> = FieldOf<Values, string | null> &
  Words &
  Pick<
    ComponentProps<typeof Input>,
    "type" | "placeholder" | "maxLength" | "inputMode" | "autoComplete" | "autoFocus"
  > & {
    /** Keeps an empty line as null. */
    isNullable?: boolean
    /** Shown while nothing was typed. */
    suggestion?: string
  }

const UNREAD: Record<string, string> = { date: "Das ist kein gültiges Datum.", time: "Das ist keine gültige Uhrzeit." }

/** A line of text, a day or a time of day. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { control, name, label, hint, isNullable, suggestion = "", ...input } = props
  const box = useRef<HTMLInputElement>(null)
  // A browser gives a day that isn't one as an empty field.
  const unread = (read: string | null) =>
    !read && box.current?.validity.badInput ? UNREAD[input.type ?? ""] : undefined
  const { value, set, message } = useField<Values, string | null>({ control, name }, unread)
  return (
    <FieldFrame label={label} hint={hint} message={message}>
      {(frame) => (
        <Input
          autoComplete="off"
          {...input}
          {...frame}
          ref={box}
          value={value ?? suggestion}
          onChange={({ target }) => set(isNullable && target.value === "" ? null : target.value)}
        />
      )}
    </FieldFrame>
  )
}

type LongTextFieldProps<Values extends FieldValues> = FieldOf<Values, string> &
  Words &
  Pick<ComponentProps<typeof Textarea>, "placeholder" | "maxLength" | "rows" | "autoFocus"> & {
    /** Takes line breaks for spaces. */
    isOneLine?: boolean
  }

/** A text of several lines. */
export function LongTextField<Values extends FieldValues>(props: LongTextFieldProps<Values>) {
  const { control, name, label, hint, isOneLine, ...area } = props
  const { value, set, message } = useField<Values, string>({ control, name })
  return (
    <FieldFrame label={label} hint={hint} message={message}>
      {(frame) => (
        <Textarea
          {...area}
          {...frame}
          value={value}
          onChange={({ target }) => set(isOneLine ? target.value.replace(/\n/g, " ") : target.value)}
        />
      )}
    </FieldFrame>
  )
}
