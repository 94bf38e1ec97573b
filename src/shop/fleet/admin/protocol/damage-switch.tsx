import { fieldMessages } from "#admin/lib/use-staff-change"
import { FieldMessage } from "#admin/ui/form/field-frame"
import { changedDamage, type DamageDraft, newDamage } from "./damage-draft"
import { DamageFields } from "./damage-fields"
import { TouchSwitch } from "./touch-switch"

interface DamageSwitchProps {
  damage: DamageDraft | null
  onChange(change: (now: DamageDraft | null) => DamageDraft | null): void
  error: Error | null
  /** What comes before the names of the fields in the request. */
  prefix?: string
}

/** A damage that is found while the unit comes back, if there is one. */
export function DamageSwitch({ damage, onChange, error, prefix = "" }: DamageSwitchProps) {
  const toggle = (isDamaged: boolean) => {
    const toggled = isDamaged ? newDamage() : null
    onChange(() => toggled)
  }
  return (
    <>
      <TouchSwitch label="Schaden erfassen" checked={damage !== null} onChange={toggle} />
      {damage && (
        <DamageFields
          damage={damage}
          onChange={(changes) => onChange((now) => changedDamage(now, damage.key, changes))}
          error={error}
          prefix={`${prefix}damage.`}
        />
      )}
      <FieldMessage message={fieldMessages(error, `${prefix}damage`).join(" ") || undefined} />
    </>
  )
}
