import { describe, expect, it } from "vitest"
import type { PageData } from "#wire/page-data"
import { SHOP } from "../../../test/render-page"
import { meantPath, plainForm } from "../meant-path"

describe("The plain form of an address", () => {
  it.each([
    ["in capitals", "/Mieten/RTC-360", "/mieten/rtc-360"],
    ["with doubled slashes", "//mieten///rtc-360", "/mieten/rtc-360"],
    ["that is plain already", "/mieten/rtc-360", undefined],
    ["of another host in disguise", "/\\evil.example.ch/A", undefined],
    ["with what needs no capitals", "/mieten/ger%C3%A4t", "/mieten/ger%c3%a4t"],
    ["of slashes only", "//", undefined],
  ])("%s: %s", (_case, path, plain) => expect(plainForm(path)).toBe(plain))
})

describe("The page that an address without one meant", () => {
  const data = {
    shopInfo: async () => SHOP,
    productDetail: async () => null,
    deliveryTypes: async () => [],
    movedPage: async (path: string) => (path === "/mieten/rtc360" ? "/mieten/rtc-360/" : null),
  } as unknown as PageData

  it.each([
    ["of a product that moved", "/mieten/rtc360", "/mieten/rtc-360/"],
    ["of a product that moved, in capitals", "/Mieten/RTC360", "/mieten/rtc-360/"],
    ["of nothing", "/mieten/nie-gesehen", undefined],
    ["of nothing, in capitals", "/Mieten/Nie-gesehen", undefined],
  ])("%s: %s", async (_case, path, meant) => expect(await meantPath(path, data)).toBe(meant))
})
