import { newKey } from "#admin/lib/new-key"
import { type Changes, changed } from "#admin/lib/use-draft"
import type { DamageBody } from "../../wire/staff-handover"

export interface DamageDraft {
  /** By which the shop knows it if it is sent again. */
  key: string
  description: string
  charge: string
  photos: string[]
}

export const newDamage = (): DamageDraft => ({ key: newKey(), description: "", charge: "", photos: [] })

/** A photo may come when its damage was taken back, even if there is another one by then. */
export const changedDamage = (now: DamageDraft | null, key: string, changes: Changes<DamageDraft>) =>
  now?.key === key ? changed(now, changes) : now

/** As it is sent: an amount may be typed as "1’250,50" too; none is a damage that is only noted. */
export const damageBodyOf = ({ charge, ...damage }: DamageDraft): DamageBody => ({
  ...damage,
  charge: charge.trim() === "" ? "0" : charge.replace(/[\s’']/g, "").replace(",", "."),
})
