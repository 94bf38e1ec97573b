import { Input } from "@medusajs/ui"
import type { ComponentProps } from "react"
import { Field } from "./form-parts"

interface TextFieldProps extends Omit<ComponentProps<typeof Input>, "onChange" | "size"> {
  label: string
  /** The wire's name. */
  name: string
  value: string
  error: Error | null
  onChange(value: string): void
}

/** A labelled line of text with the messages that the server has for it. */
export const TextField = ({ label, name, error, onChange, ...input }: TextFieldProps) => (
  <Field label={label} name={name} error={error}>
    {(props) => <Input autoComplete="off" {...input} {...props} onChange={({ target }) => onChange(target.value)} />}
  </Field>
)
