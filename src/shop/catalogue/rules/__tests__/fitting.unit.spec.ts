import { describe, expect, it } from "vitest"
import { goesWith } from "../fitting"
import type { LineCategory, ProductKind } from "../product-kinds"

describe("An add-on", () => {
  it.each<[string, ProductKind[], LineCategory[], boolean]>([
    ["for anything goes with accessories", [], ["accessory"], true],
    ["for anything goes with nothing yet", [], [], true],
    ["for rentals goes with a rental", ["rental"], ["rental"], true],
    ["for rentals goes with a rental among others", ["rental"], ["accessory", "rental"], true],
    ["for rentals doesn't go with accessories", ["rental"], ["accessory", "software-service"], false],
    ["for rentals doesn't go with an add-on that is there", ["rental"], ["addon"], false],
    ["for devices on sale goes with a package of one", ["purchase"], ["package"], true],
    ["for software goes with a plugin", ["software-service"], ["plugin"], true],
    ["for two kinds goes with either", ["rental", "purchase"], ["purchase"], true],
    ["for something doesn't go with nothing", ["rental"], [], false],
  ])("%s", (_case, kinds, cart, isFitting) => {
    expect(goesWith(kinds, cart)).toBe(isFitting)
  })
})
