import { Input, Textarea } from "@medusajs/ui"
import { newKey } from "#admin/lib/new-key"
import { Field } from "#admin/ui/form-parts"
import type { DamageBody } from "../../wire/staff-handover"
import { PhotosField } from "./photos-field"

export interface DamageDraft {
  /** By which the shop knows it if it is sent again. */
  key: string
  description: string
  charge: string
  photos: string[]
}

export const newDamage = (): DamageDraft => ({ key: newKey(), description: "", charge: "", photos: [] })

/** As it is sent: an amount may be typed as "1’250,50" too; none is a damage that is only noted. */
export const damageBodyOf = ({ charge, ...damage }: DamageDraft): DamageBody => ({
  ...damage,
  charge: charge.trim() === "" ? "0" : charge.replace(/[\s’']/g, "").replace(",", "."),
})

interface DamageFieldsProps {
  damage: DamageDraft
  onChange(damage: DamageDraft): void
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
          onChange={({ target }) => onChange({ ...damage, description: target.value })}
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
          onChange={({ target }) => onChange({ ...damage, charge: target.value })}
        />
      )}
    </Field>
    <PhotosField
      label="Foto des Schadens"
      ids={damage.photos}
      onChange={(photos) => onChange({ ...damage, photos })}
      error={error}
      field={`${prefix}photos`}
    />
  </>
)
