import { Textarea } from "@medusajs/ui"
import type { Changes } from "#admin/lib/use-draft"
import { Field } from "#admin/ui/form-parts"
import { PhotosField } from "./photos-field"

interface Found {
  note: string
  photos: string[]
}

interface ConditionFieldsProps {
  found: Found
  onChange(changes: Changes<Found>): void
  error: Error | null
  /** What comes before the names of the fields in the request. */
  prefix?: string
}

/** How a unit looks, in words and photos. */
export const ConditionFields = ({ found, onChange, error, prefix = "" }: ConditionFieldsProps) => (
  <>
    <Field label="Zustand und Bemerkungen" name={`${prefix}note`} error={error}>
      {(props) => (
        <Textarea {...props} rows={4} value={found.note} onChange={({ target }) => onChange({ note: target.value })} />
      )}
    </Field>
    <PhotosField
      label="Foto"
      ids={found.photos}
      onChange={(change) => onChange(({ photos }) => ({ photos: change(photos) }))}
      error={error}
      field={`${prefix}photos`}
    />
  </>
)
