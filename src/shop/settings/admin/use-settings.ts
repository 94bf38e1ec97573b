import type { Typed } from "#admin/ui/form/typed"
import { useResource } from "#admin/ui/form/use-resource"
import type { SettingGroup, ShopSettings } from "../wire/shop-settings"
import type { StaffSettingsGroup } from "../wire/staff-settings"

/** One group of settings while it is changed. */
export function useSettings<Group extends SettingGroup>(group: Group, stored: StaffSettingsGroup<Group>) {
  const { version, ...values } = stored
  return useResource<Typed<ShopSettings[Group]>>({
    path: `/admin/shop-settings/${group}`,
    list: "/admin/shop-settings",
    initial: values as unknown as Typed<ShopSettings[Group]>,
    version,
    done: "Gespeichert. Der Shop zeigt es sofort.",
  })
}
