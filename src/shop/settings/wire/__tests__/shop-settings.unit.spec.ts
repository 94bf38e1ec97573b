import { describe, expect, it } from "vitest"
import * as z from "zod/mini"
import { completeSettings, DEFAULT_SETTINGS } from "../default-settings"
import { pageSettings, type SettingGroup, settingGroups } from "../shop-settings"

const GROUPS = Object.keys(settingGroups) as SettingGroup[]

describe("the owner's settings", () => {
  it.each(GROUPS)("have defaults for %s that its own form takes, and changes nothing about", (group) => {
    expect(z.safeParse<z.ZodMiniType>(settingGroups[group], DEFAULT_SETTINGS[group]).data).toEqual(
      DEFAULT_SETTINGS[group],
    )
  })

  it("are as by default where nothing or only a part is stored", () => {
    expect(completeSettings({})).toEqual(DEFAULT_SETTINGS)
    const { sales } = completeSettings({ sales: { vatPermille: 85 } })
    expect(sales).toEqual({ ...DEFAULT_SETTINGS.sales, vatPermille: 85 })
  })

  it.each([
    ["an https address", "https://chat.example.ch/muster?a=1", true],
    ["nothing", "", true],
    ["no value", null, true],
    ["plain http", "http://chat.example.ch", false],
    ["a script", "javascript:alert(1)", false],
    ["a script behind blanks", " javascript:alert(1)", false],
    ["data", "data:text/html,<script>alert(1)</script>", false],
    ["an address with a login", "https://shop@evil.example.ch", false],
    ["a name without a host", "https://localhost", false],
    ["a blank within", "https://chat.example.ch/a b", false],
    ["no text", 7, false],
  ])("take as an address of another site: %s", (_case, chatUrl, isTaken) => {
    expect(pageSettings.safeParse({ ...DEFAULT_SETTINGS.page, chatUrl }).success).toBe(isTaken)
  })
})
