import { type Control, type FieldPathByValue, type FieldValues, useController } from "react-hook-form"

/** A field of a form by the wire's name, of those whose value the field can show. */
export interface FieldOf<Values extends FieldValues, Value> {
  control: Control<Values>
  name: FieldPathByValue<Values, Value>
}

/** What is typed into a field, and why it was refused; `unread` says so of what can't be sent as its value. */
export function useField<Values extends FieldValues, Value>(
  { control, name }: FieldOf<Values, Value>,
  unread: (value: Value) => string | undefined = () => undefined,
) {
  const { field, fieldState } = useController({ control, name, rules: { validate: unread } })
  return {
    value: field.value as Value,
    set: (value: Value) => field.onChange(value),
    message: fieldState.error?.message,
  }
}
