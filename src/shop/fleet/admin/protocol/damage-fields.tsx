import { Input, Textarea } from "@medusajs/ui"
import type { Changes } from "#admin/lib/use-draft"
import { Field } from "#admin/ui/form-parts"
import type { DamageDraft } from "./damage-draft"
import { PhotosField } from "./photos-field"

interface DamageFieldsProps {
  damage: DamageDraft
  onChange(changes: Changes<DamageDraft>): void
  error: Error | null
  /** What comes before the names of the fields in the request. */
  prefix?: string
}

/** What is broken, in words and photos, and what is charged for it. */
export const DamageFields = ({ damage, onChange, error, prefix = "" }: DamageFieldsProps) => (
  <>
    <Field label="Was ist beschädigt?" name={`${prefix}description`} error={error}>
      {(props) => (
        <Textarea
          {...props}
          rows={3}
          value={damage.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      )}
    </Field>
    <Field label="Verrechnen, CHF exkl. MwSt. (leer: nichts)" name={`${prefix}charge`} error={error}>
      {(props) => (
        <Input
          {...props}
          className="h-11"
          inputMode="decimal"
          autoComplete="off"
          value={damage.charge}
          onChange={({ target }) => onChange({ charge: target.value })}
        />
      )}
    </Field>
    <PhotosField
      label="Foto des Schadens"
      ids={damage.photos}
      onChange={(change) => onChange(({ photos }) => ({ photos: change(photos) }))}
      error={error}
      field={`${prefix}photos`}
    />
  </>
)
