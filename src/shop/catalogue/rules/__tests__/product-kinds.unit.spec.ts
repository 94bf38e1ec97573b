import { describe, expect, it } from "vitest"
import { LINE_CATEGORIES } from "../line-categories"
import { goodsKindOf, pageKindOf } from "../named-kinds"
import {
  isChoiceCategory,
  isProductKind,
  kindOfLine,
  kindsWhere,
  PRODUCT_KIND_NAMES,
  PRODUCT_KINDS,
} from "../product-kinds"

describe("the kinds of products", () => {
  it.each(PRODUCT_KIND_NAMES)("give %s a place that no other kind has", (kind) => {
    const { place } = PRODUCT_KINDS[kind]
    expect(kindsWhere((row) => row.place === place && place !== null).length).toBeLessThan(2)
  })

  it.each(PRODUCT_KIND_NAMES)("lead from %s to its counterpart and back", (kind) => {
    const { counterpart } = PRODUCT_KINDS[kind]
    if (counterpart !== null) expect(PRODUCT_KINDS[counterpart].counterpart).toBe(kind)
  })

  it("find what has an address, each in a turn of its own", () => {
    expect(kindsWhere(({ searchTurn }) => searchTurn !== null)).toEqual(kindsWhere(({ place }) => place !== null))
    const turns = PRODUCT_KIND_NAMES.flatMap((kind) => PRODUCT_KINDS[kind].searchTurn ?? [])
    expect(new Set(turns).size).toBe(turns.length)
  })

  it("let nothing come along that is rented or sold in packages", () => {
    expect(kindsWhere(({ isCompanion }) => isCompanion)).toEqual([
      "accessory",
      "software-service",
      "education",
      "addon",
    ])
  })

  it.each([
    ["rental", true],
    ["package", false],
    ["constructor", false],
    [null, false],
  ])("know %s: %s", (text, isKnown) => expect(isProductKind(text)).toBe(isKnown))
})

describe("a kind named in an address", () => {
  it.each([
    ["rental", "rental", undefined],
    ["purchase", "purchase", undefined],
    ["accessory", "accessory", "accessory"],
    ["software-service", "software-service", "software-service"],
    ["ACCESSORY", "accessory", "accessory"],
    ["education", undefined, undefined],
    ["addon", undefined, undefined],
    ["constructor", undefined, undefined],
  ])("%s has pages as %s and a list by device as %s", (text, page, goods) => {
    expect([pageKindOf(text), goodsKindOf(text)]).toEqual([page, goods])
  })
})

describe("the categories of lines", () => {
  it("are those of the cart's calls", () => {
    expect(LINE_CATEGORIES).toEqual([
      "rental",
      "purchase",
      "accessory",
      "software-service",
      "package",
      "plugin",
      "education",
      "addon",
    ])
  })

  it.each([
    ["package", true, "purchase"],
    ["plugin", true, "software-service"],
    ["purchase", false, "purchase"],
    ["addon", false, "addon"],
  ] as const)("know the product of a %s", (category, isChoice, kind) => {
    expect(isChoiceCategory(category)).toBe(isChoice)
    expect(kindOfLine(category)).toBe(kind)
  })
})
