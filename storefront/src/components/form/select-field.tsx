import type { SelectHTMLAttributes } from "react"
import { useFormContext } from "react-hook-form"
import { Field, type FieldFrame } from "./field"
import "./fields.css"

interface SelectFieldProps extends FieldFrame, Omit<SelectHTMLAttributes<HTMLSelectElement>, "name"> {
  /** Shown while nothing is chosen; its value is "". */
  placeholder: string
  options: readonly { value: string; label: string; disabled?: boolean }[]
}

export const SelectField = ({ name, label, hint, isOptional, placeholder, options, ...select }: SelectFieldProps) => {
  const { register, getValues } = useFormContext()
  return (
    <Field name={name} label={label} hint={hint} isOptional={isOptional}>
      {(control) => (
        <select {...select} {...control} {...register(name)} defaultValue={getValues(name)} className="in">
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
