import { describe, expect, it } from "vitest"
import { chosenFiles } from "../checks/chosen.mjs"

const FILES = [
  "src/kernel/__tests__/money.unit.spec.ts",
  "src/shop/rental/data/booking/__tests__/holds.spec.ts",
  "src/shop/rental/data/__tests__/calendar-and-server.unit.spec.ts",
  "storefront/src/pages/checkout/__tests__/cart-quantity.spec.tsx",
  "tests/http/cart.spec.ts",
  "tests/journeys/fill-a-cart.spec.ts",
  "tests/faults/holds.spec.ts",
  "tests/production/several-processes.spec.ts",
  "tests/start/refusals.spec.ts",
]

const chosen = (...parts: string[]) =>
  Object.fromEntries([...chosenFiles(parts, FILES)].map(([{ name }, files]) => [name, files]))

describe("npm test with a part of a path", () => {
  it.each([
    ["a rule's", FILES[0], "unit"],
    ["a module's", FILES[1], "modules"],
    ["a rule's next to a module's", FILES[2], "unit"],
    ["the storefront's", FILES[3], "storefront"],
    ["the contract's", FILES[4], "http"],
    ["a journey's", FILES[5], "journeys"],
    ["a fault's", FILES[6], "faults"],
    ["several processes'", FILES[7], "faults"],
    ["the start's", FILES[8], "start"],
  ])("runs %s file in its suite", (_whose, file, suite) => {
    expect(chosen(file)).toEqual({ [suite]: [file] })
    expect(chosen(`./${file}`)).toEqual({ [suite]: [file] })
  })

  it("runs all that fit, each in its suite", () => {
    expect(chosen("cart")).toEqual({ storefront: [FILES[3]], http: [FILES[4]], journeys: [FILES[5]] })
    expect(chosen("http/", "start/")).toEqual({ http: [FILES[4]], start: [FILES[8]] })
    expect(chosen("there-is-none")).toEqual({})
  })
})
