import { useCallback, useEffect, useRef, useState } from "react"
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from "react-hook-form"
import { persistedInput } from "./persisted-input"

interface PersistedFormOptions<Values extends FieldValues> extends Pick<UseFormProps<Values>, "shouldFocusError"> {
  resolver: Resolver<Values>
  /** Names the form in the tab's storage. */
  name: string
  /** Whose input it is; null keeps none. */
  owner: string | null
  /** What is stored: a field that nobody has changed follows it. */
  defaults: Values
  /** What is kept, everything unless given. Never a password. */
  fields?: (keyof Values & string)[]
}

/** What is no longer as the form began; the rest follows what is stored by the next time. */
const changes = <Values extends FieldValues>(values: Values, defaults: Values, fields: string[]) =>
  Object.fromEntries(fields.filter((field) => values[field] !== defaults[field]).map((field) => [field, values[field]]))

/** Only what the form has a field for, whatever an older version of the page has left. */
const fitting = <Values extends FieldValues>(persisted: Record<string, unknown>, defaults: Values, fields: string[]) =>
  Object.fromEntries(
    Object.entries(persisted).filter(
      ([field, value]) => fields.includes(field) && typeof value === typeof defaults[field],
    ),
  )

/**
 * A form that begins with what was typed into it before a reload, the back button or an ended login.
 * @returns the form, and the way to forget what is kept: once it was sent or given up
 */
export function usePersistedForm<Values extends FieldValues>({
  name,
  owner,
  ...options
}: PersistedFormOptions<Values>): {
  form: UseFormReturn<Values>
  forget: () => void
} {
  const { defaults, fields: wanted = Object.keys(defaults), ...rest } = options
  const [fields] = useState(wanted)
  const stored = useRef(defaults)
  const [begin] = useState(() => {
    const persisted = (owner !== null && persistedInput.get(name, owner)) || {}
    return { ...defaults, ...fitting(persisted, defaults, fields) } as DefaultValues<Values>
  })
  const form = useForm<Values>({ ...rest, defaultValues: begin })

  useEffect(() => {
    const former = stored.current
    stored.current = defaults
    for (const field of Object.keys(defaults) as Path<Values>[])
      if (defaults[field] !== former[field] && form.getValues(field) === former[field])
        form.setValue(field, defaults[field])
  }, [form, defaults])

  useEffect(() => {
    if (owner === null) return
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => persistedInput.set(name, owner, changes(values, stored.current, fields)),
    })
    return stop
  }, [form, name, owner, fields])

  return { form, forget: useCallback(() => persistedInput.forget(name), [name]) }
}
