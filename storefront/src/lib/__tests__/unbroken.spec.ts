import { describe, expect, it } from "vitest"
import { unbroken } from "../unbroken"

describe("what is read as one stays on one line", () => {
  it.each([
    ["Mo 7.12. bis Mi 16.12.2026", "Mo_7.12. bis Mi_16.12.2026"],
    ["9 Miettage", "9_Miettage"],
    ["Mo–Fr 8–17 Uhr", "Mo–|Fr_8–|17_Uhr"],
    ["relativ ±6–15 mm", "relativ ±6–|15_mm"],
    ["rund 10–20 mm auf 7.5 m", "rund 10–|20_mm auf 7.5_m"],
    ["Abholung in St. Gallen", "Abholung in St._Gallen"],
    ["50 % der Miete", "50_% der Miete"],
    ["per E-Mail gesendet, mit 3D-Daten", "per E-|Mail gesendet, mit 3D-Daten"],
    ["Akku zu RTC 360, einzeln", "Akku zu RTC 360, einzeln"],
  ])("%s", (text, expected) => {
    expect(unbroken(text).replaceAll("\u00a0", "_").replaceAll("\u2060", "|")).toBe(expected)
  })
})
