import { describe, expect, it } from "vitest"
import { isMeasuringDevice, ofSameSort } from "../comparable"

const facts = (reach = "", accuracy = "", speed = "") => ({
  fact_laserreach: reach,
  fact_laseraccuracy: accuracy,
  fact_speed: speed,
})

describe("a product for rent", () => {
  it.each([
    ["a scanner", facts("0.5–130 m", "1.9 mm auf 10 m", "2 Mio. Punkte"), true],
    ["a level, which has no speed", facts("bis 80 m", "±2 mm pro km"), true],
    ["a camera that is only quick", facts("", "", "Aufnahme per Knopfdruck"), true],
    ["a tripod", facts(), false],
    ["a tripod about which staff typed blanks", facts(" ", "", " "), false],
  ])("%s: is a device (%#)", (_case, stated, isDevice) => expect(isMeasuringDevice(stated)).toBe(isDevice))
})

describe("what stands in for it", () => {
  const scanner = { name: "scanner", ...facts("130 m") }
  const level = { name: "level", ...facts("80 m") }
  const tripod = { name: "tripod", ...facts() }
  const targets = { name: "targets", ...facts() }

  it.each([
    ["a device: devices, and no tripod before or among them", true, [tripod, scanner, level], [scanner, level]],
    ["a device, if nothing else is free: a tripod", true, [tripod], [tripod]],
    ["a tripod: targets, and no scanner", false, [scanner, targets], [targets]],
    ["a tripod, if nothing else is free: a scanner", false, [scanner], [scanner]],
    ["anything, if nothing is free: nothing", true, [], []],
  ])("%s", (_case, isDevice, found, expected) => {
    expect(ofSameSort(found, isDevice, (one) => one)).toEqual(expected)
  })
})
