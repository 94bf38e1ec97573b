import type { InputHTMLAttributes, ReactNode } from "react"
import { useFormContext } from "react-hook-form"
import { Field, type FieldFrame } from "./field"
import "./fields.css"

type TextFieldProps = FieldFrame & Omit<InputHTMLAttributes<HTMLInputElement>, "name"> & { after?: ReactNode }

export const TextField = ({ name, label, hint, isOptional, after, ...input }: TextFieldProps) => {
  const { register } = useFormContext()
  return (
    <Field name={name} label={label} hint={hint} isOptional={isOptional} after={after}>
      {(control) => <input type="text" {...input} {...control} {...register(name)} className="in" />}
    </Field>
  )
}
