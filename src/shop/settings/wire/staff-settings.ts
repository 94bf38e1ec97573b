import * as z from "zod/mini"
import { type SettingGroup, type ShopSettings, settingGroups } from "./shop-settings"

/** Which state of a group or row was changed; 0 for one that nobody has changed yet. */
export const versionField = z.int("input.reload").check(z.nonnegative("input.reload"))

/** `POST /admin/shop-settings/{group}`: the group whole, and the version that it was. */
export const settingsBody = <Group extends SettingGroup>(group: Group) =>
  z.object({ ...settingGroups[group].shape, version: versionField })

export type StaffSettingsGroup<Group extends SettingGroup> = ShopSettings[Group] & { version: number }

/** `GET /admin/shop-settings`. */
export type StaffSettings = { [Group in SettingGroup]: StaffSettingsGroup<Group> }
