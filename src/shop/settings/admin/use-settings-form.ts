import { toast } from "@medusajs/ui"
import { useState } from "react"
import { newerVersion } from "#admin/lib/newer-version"
import { useStaffChange } from "#admin/lib/use-staff-change"
import type { SettingGroup, ShopSettings } from "../wire/shop-settings"
import type { StaffSettingsGroup } from "../wire/staff-settings"

/** A number field holds null while what is typed is none. */
export type Draft<Values> = { [Key in keyof Values]: Values[Key] extends number ? number | null : Values[Key] }

/** One group of settings while it is changed; refused, what was typed stays, and may be sent again over a colleague's change. */
export function useSettingsForm<Group extends SettingGroup>(group: Group, stored: StaffSettingsGroup<Group>) {
  const { version: storedVersion, ...values } = stored
  const [saved, setSaved] = useState(values as unknown as Draft<ShopSettings[Group]>)
  const [draft, setDraft] = useState(saved)
  const [version, setVersion] = useState(storedVersion)
  const { mutate, error, isPending } = useStaffChange<{ version: number }>("/admin/shop-settings")
  const change = (part: Partial<Draft<ShopSettings[Group]>>) => setDraft((before) => ({ ...before, ...part }))
  const save = () =>
    mutate(
      { method: "POST", path: `/admin/shop-settings/${group}`, body: { ...draft, version } },
      {
        onSuccess: ({ version: next }) => {
          toast.success("Gespeichert. Der Shop zeigt es sofort.")
          setVersion(next)
          setSaved(draft)
        },
        onError: (refusal) => {
          const latest = newerVersion(refusal)
          if (latest !== null) setVersion(latest)
        },
      },
    )
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved)
  return { draft, change, save, error, isPending, isDirty }
}
