import { describe, expect, it } from "vitest"
import { plainForm } from "../meant-path"

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
