import { fieldMessages } from "#admin/lib/use-staff-change"
import { FieldMessage } from "#admin/ui/form/field-frame"
import { type DamageDraft, DamageFields, newDamage } from "./damage-fields"
import { TouchSwitch } from "./touch-switch"

interface DamageSwitchProps {
  damage: DamageDraft | null
  onChange(damage: DamageDraft | null): void
  error: Error | null
  /** What comes before the names of the fields in the request. */
  prefix?: string
}

/** A damage that is found while the unit comes back, if there is one. */
export const DamageSwitch = ({ damage, onChange, error, prefix = "" }: DamageSwitchProps) => (
  <>
    <TouchSwitch
      label="Schaden erfassen"
      checked={damage !== null}
      onChange={(isDamaged) => onChange(isDamaged ? newDamage() : null)}
    />
    {damage && <DamageFields damage={damage} onChange={onChange} error={error} prefix={`${prefix}damage.`} />}
    <FieldMessage message={fieldMessages(error, `${prefix}damage`).join(" ") || undefined} />
  </>
)
