import { Hint } from "@medusajs/ui"
import type { FieldValues } from "react-hook-form"
import type { FileUseName } from "#shop/files/rules/file-uses"
import { type ChosenFile, FileField } from "../files/file-field"
import { type FieldOf, useField } from "./field-of"

interface PictureFieldProps<Values extends FieldValues> extends FieldOf<Values, string | null> {
  label: string
}

/** One picture, kept by its address. */
export function PictureField<Values extends FieldValues>({ control, name, label }: PictureFieldProps<Values>) {
  const { value, set, message } = useField<Values, string | null>({ control, name })
  return (
    <FileField
      label={label}
      use="picture"
      value={value ? { url: value } : null}
      onChange={(file) => set(file?.url ?? null)}
      errors={message ? [message] : []}
    />
  )
}

interface StoredFileFieldProps<Values extends FieldValues> extends FieldOf<Values, ChosenFile | null> {
  label: string
  hint: string
  use: FileUseName
}

/** A file, kept with its id and address. */
export function StoredFileField<Values extends FieldValues>(props: StoredFileFieldProps<Values>) {
  const { control, name, hint, ...field } = props
  const { value, set, message } = useField<Values, ChosenFile | null>({ control, name })
  return (
    <div className="flex flex-col gap-y-1">
      <FileField {...field} value={value} onChange={set} errors={message ? [message] : []} />
      <Hint>{hint}</Hint>
    </div>
  )
}
