import { expect, it } from "vitest"
import { deviceFilterOf } from "../devices"

it.each([
  ["a device", "rtc-360", "rtc-360"],
  ["all of them", "all", "all"],
  ["nothing", null, "all"],
  ["an empty text", "", "all"],
  ["a device we don't have", "blk-4000", "all"],
  ["other case", "RTC-360", "all"],
  ["a property of every object", "constructor", "all"],
])("an address that asks for %s shows %s", (_case, text, filter) => expect(deviceFilterOf(text)).toBe(filter))
