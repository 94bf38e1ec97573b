import { describe, expect, it } from "vitest"
import { product, searchIn } from "./support"

const device = (name: string, keywords: string) => product(name, { keywords, isDevice: true, text: "mit vier Akkus" })

const { names } = searchIn([
  device("TX 500", "Hersteller Laserscanner"),
  device("TX 20", "Hersteller Laserscanner Handscanner"),
  device("PIXO Totalstation", "Hersteller Tachymeter"),
  device("Stativ-Set", "Dreibein"),
  product("PIXO plan", { keywords: "Hersteller Feldsoftware" }),
  product("Scanner-Rucksack", { keywords: "Tasche" }),
  product("Scannerhülle"),
  product("Kurs Laserscanning", { text: "Scanner bedienen" }),
  product("Akku zu Feldrechner Panorama"),
  product("Akku-Ladegerät"),
  product("Stativ, leicht", { keywords: "Dreibein", text: "Für Scanner" }),
  product("Stativ, schwer", { keywords: "Dreibein" }),
])

const SCANNERS = ["TX 500", "TX 20"]
const DEVICES = [...SCANNERS, "PIXO Totalstation"]

describe("the first of what is found", () => {
  it.each([
    ["devices for what they are", "Scanner", [...SCANNERS, "Scanner-Rucksack"]],
    ["devices for what they are, in another form", "scannern", SCANNERS],
    ["devices for a compound", "laser scanner", SCANNERS],
    ["devices while the word is being typed", "laserscann", SCANNERS],
    ["devices for their maker", "hersteller", [...DEVICES, "PIXO plan"]],
    ["devices for a name that more of them have", "tx", ["TX 20", "TX 500"]],
    ["the one device that is called so", "tachymeter", ["PIXO Totalstation"]],
    ["what is called so alone, though a device shares a word", "pixo plan", ["PIXO plan"]],
    ["the thing itself, before what is for it", "rucksack", ["Scanner-Rucksack"]],
    [
      "batteries, before what is for them and what has some",
      "Akku",
      ["Akku zu Feldrechner Panorama", "Akku-Ladegerät"],
    ],
    [
      "what most that is called so are, which are no devices",
      "stative",
      ["Stativ, leicht", "Stativ, schwer", "Stativ-Set"],
    ],
    ["a course before devices that only its word begins like", "laserscanning", ["Kurs Laserscanning"]],
  ])("are %s", (_case, query, first) => expect(names(query).slice(0, first.length)).toEqual(first))

  it("are of equals those before, devices or not", () => {
    expect(names("dreibein")).toEqual(["Stativ-Set", "Stativ, leicht", "Stativ, schwer"])
  })

  it("leave nothing out and nothing twice", () => {
    const found = names("scanner")
    expect(new Set(found).size).toBe(found.length)
    expect(found).toEqual(expect.arrayContaining(["Scannerhülle", "Kurs Laserscanning", "Stativ, leicht"]))
  })
})
