import { describe, expect, it } from "vitest"
import { asksFirst } from "../asks-first"

describe("The viewer asks before it loads", () => {
  it.each([
    ["on a phone", { isHandheld: true }, true],
    ["where data are to be saved", { isHandheld: false, connection: { saveData: true } }, true],
    ["on a slow line", { isHandheld: false, connection: { effectiveType: "slow-2g" } }, true],
    ["not at a desk", { isHandheld: false, connection: { effectiveType: "4g", saveData: false } }, false],
    ["not where the line is unknown", { isHandheld: false }, false],
  ])("%s", (_case, visit, asks) => expect(asksFirst(visit)).toBe(asks))
})
