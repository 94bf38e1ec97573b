import type { ReactNode } from "react"
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form"

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  onSubmit: (values: Values) => void
  className?: string
  children: ReactNode
}

/**
 * A form whose fields find their state by name. Refused input keeps what was typed, says the error next to each field and
 * puts the cursor into the first wrong one.
 */
export function Form<Values extends FieldValues>({ form, onSubmit, className = "stack", children }: FormProps<Values>) {
  return (
    <FormProvider {...form}>
      <form noValidate className={className} onSubmit={form.handleSubmit((values) => onSubmit(values))}>
        {children}
      </form>
    </FormProvider>
  )
}
